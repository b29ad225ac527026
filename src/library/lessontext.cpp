// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/lessontext.h"

#include "course/plaintext.h"

namespace Carrel
{

namespace
{

QString textOf(const Check &check)
{
    QString text = plainText(check.question);
    for (const Option &option : check.options) {
        text += u'\n' + plainText(option.text);
    }
    return text;
}

} // namespace

LessonText textOf(const Lesson &lesson)
{
    LessonText text;
    text.title = lesson.title;
    if (!lesson.keyIdea.isEmpty()) {
        text.texts.emplace_back(BlockId(), lesson.keyIdea);
    }
    for (const Block &block : lesson.blocks) {
        QString words = plainText(block);
        if (!words.isEmpty()) {
            const bool heading = std::holds_alternative<Heading>(block.content);
            (heading ? text.headings : text.texts).emplace_back(block.id, std::move(words));
        }
    }
    for (const Check &check : lesson.checks) {
        text.checks.emplace_back(check.id, textOf(check));
    }
    return text;
}

} // namespace Carrel
