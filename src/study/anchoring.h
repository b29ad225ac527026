// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/readingtext.h"
#include "study/annotation.h"

#include <optional>

namespace Carrel
{

/** Where an annotation stands in a lesson as it is now. */
struct AnchoredPlace {
    BlockId block;        ///< empty: the top of the lesson
    qsizetype offset = 0; ///< in the text of the block
    qsizetype start = 0;  ///< in the text of the lesson
    qsizetype length = 0; ///< of a note or bookmark: its whole block
    bool operator==(const AnchoredPlace &) const = default;
};

/**
 * The place of an @p anchor in @p lesson; nothing: it is loose. @p block is what the anchor's block is called now (see
 * Library::presentBlock). The rules are in study/README.md. A pure function.
 */
[[nodiscard]] std::optional<AnchoredPlace> placeOf(const Anchor &anchor, AnnotationForm form, const ReadingText &lesson,
                                                   const BlockId &block);

/** The anchor of what stands at @p start of @p lesson, @p length units long. */
[[nodiscard]] Anchor anchorAt(const ReadingText &lesson, qsizetype start, qsizetype length);

/** The anchor of a whole block; of the top of the lesson when there is no such block. */
[[nodiscard]] Anchor anchorOfBlock(const ReadingText &lesson, const BlockId &block);

} // namespace Carrel
