// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/anchoring.h"

#include "study/alignment.h"

#include <algorithm>

namespace Carrel
{

namespace
{

using Span = ReadingText::Span;

constexpr qsizetype sameBlock = 16;    ///< what being in the block is worth, in letters of the surroundings
constexpr qsizetype knownAlone = 16;   ///< a quote this long that is there once needs no surroundings
constexpr qsizetype knownByAround = 8; ///< letters around the quote that tell it from others like it

/** How many letters directly before @p start and behind @p end are those of @p anchor. */
qsizetype lettersAround(const Anchor &anchor, const QString &text, qsizetype start, qsizetype end)
{
    qsizetype before = 0;
    while (before < anchor.prefix.size() && before < start &&
           anchor.prefix.at(anchor.prefix.size() - 1 - before) == text.at(start - 1 - before)) {
        ++before;
    }
    qsizetype behind = 0;
    while (behind < anchor.suffix.size() && end + behind < text.size() &&
           anchor.suffix.at(behind) == text.at(end + behind)) {
        ++behind;
    }
    return before + behind;
}

/** Where the very words of @p anchor stand; nothing when they do not, or when it may be another passage like it. */
std::optional<TextRange> findExactly(const Anchor &anchor, const QString &text, const Span *block)
{
    qsizetype best = -1;
    qsizetype bestWorth = -1;
    qsizetype bestAway = 0;
    qsizetype count = 0;
    const qsizetype expected = block ? block->start + anchor.offset : 0;
    for (qsizetype at = text.indexOf(anchor.quote); at >= 0; at = text.indexOf(anchor.quote, at + 1)) {
        ++count;
        const bool inBlock = block && at >= block->start && at < block->end;
        const qsizetype worth = lettersAround(anchor, text, at, at + anchor.quote.size()) + (inBlock ? sameBlock : 0);
        const qsizetype away = qAbs(at - expected);
        if (worth > bestWorth || (worth == bestWorth && away < bestAway)) {
            best = at;
            bestWorth = worth;
            bestAway = away;
        }
    }
    const bool isSure = bestWorth >= knownByAround || (count == 1 && anchor.quote.size() >= knownAlone);
    return best >= 0 && isSure ? std::optional(TextRange{best, best + anchor.quote.size()}) : std::nullopt;
}

std::optional<TextRange> findQuote(const Anchor &anchor, const ReadingText &lesson, const Span *block)
{
    if (anchor.quote.isEmpty()) {
        return std::nullopt;
    }
    const auto exact = findExactly(anchor, lesson.text(), block);
    return exact ? exact : findAlike({anchor.quote, anchor.prefix, anchor.suffix}, lesson.text());
}

AnchoredPlace placeIn(const ReadingText &lesson, const TextRange &range)
{
    const Span *const block = lesson.at(range.start);
    return {block->block, range.start - block->start, range.start, range.end - range.start};
}

AnchoredPlace wholeBlock(const Span &block)
{
    return {block.block, 0, block.start, block.end - block.start};
}

/** @p position moved so that it cuts no letter of two units in half. */
qsizetype betweenLetters(const QString &text, qsizetype position)
{
    return position > 0 && position < text.size() && text.at(position).isLowSurrogate() ? position + 1 : position;
}

} // namespace

std::optional<AnchoredPlace> placeOf(const Anchor &anchor, AnnotationForm form, const ReadingText &lesson,
                                     const BlockId &block)
{
    const Span *const known = lesson.find(block);
    if (form == AnnotationForm::Highlight) {
        const auto range = findQuote(anchor, lesson, known);
        return range ? std::optional(placeIn(lesson, *range)) : std::nullopt;
    }
    if (block.isEmpty()) {
        return AnchoredPlace();
    }
    if (known) {
        return wholeBlock(*known);
    }
    const auto range = findQuote(anchor, lesson, nullptr);
    return range ? std::optional(wholeBlock(*lesson.at(range->start))) : std::nullopt;
}

Anchor anchorAt(const ReadingText &lesson, qsizetype start, qsizetype length)
{
    const QString &text = lesson.text();
    const Span *const block = lesson.at(start);
    if (!block) {
        return {};
    }
    const qsizetype before = betweenLetters(text, std::max<qsizetype>(0, start - anchorContext));
    const qsizetype end = betweenLetters(text, std::min(text.size(), start + length));
    return {block->block, int(start - block->start), text.sliced(start, end - start),
            text.sliced(before, start - before),
            text.sliced(end, std::min<qsizetype>(anchorContext, text.size() - end))};
}

Anchor anchorOfBlock(const ReadingText &lesson, const BlockId &block)
{
    const Span *const span = lesson.find(block);
    if (!span) {
        return {};
    }
    Anchor anchor = anchorAt(lesson, span->start, std::min<qsizetype>(blockQuote, span->end - span->start));
    anchor.block = block; // not one inside it
    anchor.offset = 0;
    return anchor;
}

} // namespace Carrel
