// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

namespace Carrel
{

/**
 * Something drawn over the text without rendering it again. Kinds: "highlight" colours the quote; "check"
 * writes label (the check's state in words) into the check place whose check is id. What a learner marked:
 * "mark-yellow", "mark-green", "mark-blue", "mark-pink" draw colour and line under the quote, with label (the note on
 * it) as a sign beside its block, or its item of a list, too; "note" and "bookmark" are signs alone.
 */
struct Decoration {
    BlockId block;
    QString quote;  ///< the words inside the block; empty: the whole block
    QString prefix; ///< the words before it, to tell repeats apart
    QString suffix;
    QString kind;
    QString id; ///< comes back when the decoration is clicked
    QString label;
    int offset = -1; ///< of the quote in the block, as ReadingText counts; -1: not known
    bool operator==(const Decoration &) const = default;
};

} // namespace Carrel
