// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/lessondraft.h"

#include "course/identity.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::LessonDraft)
};

/** Names the checks in their places: both stand in the same order. */
void namePlaces(Blocks &blocks, std::vector<Check>::const_iterator &next, std::vector<Check>::const_iterator end)
{
    for (Block &block : blocks) {
        if (auto *place = std::get_if<CheckPlace>(&block.content); place && next != end) {
            place->check = next->id;
            ++next;
        }
        forEachChildList(block, [&](Blocks &children) { namePlaces(children, next, end); });
    }
}

} // namespace

void LessonDraft::add(Blocks blocks)
{
    std::ranges::move(blocks, std::back_inserter(m_blocks));
}

Block LessonDraft::addCheck(const QuizQuestion &question, const QString &file, Diagnostics &diagnostics)
{
    m_checks.push_back(checkOf(question, file, diagnostics));
    return {{}, false, CheckPlace{}};
}

void LessonDraft::add(const QuizQuestion &question, const QString &file, Diagnostics &diagnostics)
{
    m_blocks.push_back(addCheck(question, file, diagnostics));
}

Lesson LessonDraft::finish(const QString &title, const QString &slug, const QString &file, Diagnostics &diagnostics) &&
{
    Lesson lesson;
    lesson.title = title;
    lesson.slug = LessonSlug(slug);
    lesson.blocks = std::move(m_blocks);
    lesson.checks = std::move(m_checks);
    for (const CheckId &id : assignCheckIds(lesson.checks)) {
        diagnostics.push_back(
            {.code = u"duplicate-id"_s,
             .file = file,
             .message = Words::tr("Two checks have the id “%1”; the later one got a number.").arg(id.toString())});
    }
    auto next = lesson.checks.cbegin();
    namePlaces(lesson.blocks, next, lesson.checks.cend());
    [[maybe_unused]] const auto repeated = assignBlockIds(lesson.blocks); // a page may name two of its parts alike
    return lesson;
}

} // namespace Carrel
