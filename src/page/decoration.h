// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

namespace Carrel
{

/**
 * Something drawn over the text without rendering it again. Kinds: "highlight", "search", "spoken" colour the quote;
 * "check" writes label (the check's state in words) into the check place whose check is id.
 */
struct Decoration {
    BlockId block;
    QString quote;  ///< the words inside the block; empty: the whole block
    QString prefix; ///< the words before it, to tell repeats apart
    QString suffix;
    QString kind;
    QString id; ///< comes back when the decoration is clicked
    QString label;
    bool operator==(const Decoration &) const = default;
};

} // namespace Carrel
