// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"

namespace Carrel
{

/**
 * Takes "A.", "b)" off the front of the options when every option carries its own and no option or reason speaks of a
 * letter: the options may then be shuffled, and no old letter stands beside the one on the screen. Used by checkOf.
 */
void takeOffLetters(Check &check);

} // namespace Carrel
