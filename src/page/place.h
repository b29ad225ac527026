// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

namespace Carrel
{

/** A place in the text that outlives widths, fonts and themes. */
struct Place {
    BlockId block;     ///< the topmost block in sight; empty: the top of the page
    double offset = 0; ///< the share of the block's height above the window's edge; below 0 in the gap before it
    bool operator==(const Place &) const = default;
};

} // namespace Carrel
