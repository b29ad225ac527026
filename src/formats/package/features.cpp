// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/features.h"

#include <QSet>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

void addBlocks(const Blocks &blocks, QSet<QString> &words)
{
    static const QStringList plain{u"h2"_s, u"p"_s, u"code"_s};
    for (const Block &block : blocks) {
        // What this version does not know it cannot vouch for: it may be a newer kind or a slip.
        const bool isUnknown = std::holds_alternative<Unknown>(block.content);
        if (const QString kind = kindWord(block); !isUnknown && !plain.contains(kind)) {
            words << u"block:"_s + kind;
        }
        forEachChildList(block, [&words](const Blocks &children) { addBlocks(children, words); });
    }
}

void addText(const std::optional<RichText> &text, QSet<QString> &words)
{
    const auto *blocks = text ? std::get_if<Blocks>(&text->content) : nullptr;
    if (blocks) {
        words << u"check:blocks"_s;
        addBlocks(*blocks, words);
    }
}

void addCheck(const Check &check, QSet<QString> &words)
{
    if (check.kind == CheckKind::Multiple) {
        words << u"check:multiple"_s;
    }
    addText(check.question, words);
    addText(check.why, words);
    for (const Option &option : check.options) {
        addText(option.text, words);
        addText(option.tempting, words);
        addText(option.why, words);
    }
}

} // namespace

QStringList neededFeatures(const std::map<LessonSlug, std::shared_ptr<const Lesson>> &lessons)
{
    QSet<QString> words;
    for (const auto &[slug, lesson] : lessons) {
        addBlocks(lesson->blocks, words);
        if (lesson->checks.size() > 1) {
            words << u"check:several"_s;
        }
        for (const Check &check : lesson->checks) {
            addCheck(check, words);
        }
    }
    QStringList list = words.values();
    list.sort();
    return list;
}

bool isKnownFeature(const QString &word)
{
    static const QStringList known{
        u"block:h3"_s,    u"block:h4"_s,    u"block:ul"_s,       u"block:ol"_s,      u"block:quote"_s, u"block:note"_s,
        u"block:more"_s,  u"block:image"_s, u"block:table"_s,    u"block:math"_s,    u"block:rule"_s,  u"block:link"_s,
        u"block:check"_s, u"block:lab"_s,   u"check:multiple"_s, u"check:several"_s, u"check:blocks"_s};
    return known.contains(word);
}

} // namespace Carrel
