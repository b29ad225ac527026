// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/skippedparts.h"

namespace Carrel
{

/** Kinds of questions of other programs that are no choice between options. */
enum class SkippedQuestion {
    ShortAnswer,
    Numeric,
    Matching,
    Essay,
    Cloze,
    Calculated,
    DragAndDrop,
    Ordering,
    Other,
};

/** Counts a question that is left out because Carrel asks choices only; the row's code is "skipped-short-answer" … */
void skipQuestion(SkippedParts &skipped, SkippedQuestion kind, int line);

} // namespace Carrel
