// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace Carrel
{

/**
 * "rtl" or "ltr" as most of the letters read, null when there are none. Not by the first letter, as dir=auto does: a
 * Hebrew sentence may begin with the name of a program. Code and formulas have a direction of their own and do not
 * count.
 */
[[nodiscard]] QString directionOf(QStringView text);
[[nodiscard]] QString directionOf(const Runs &runs);
[[nodiscard]] QString directionOf(const Blocks &blocks);
[[nodiscard]] QString directionOf(const List &list); ///< where its numbers stand

} // namespace Carrel
