// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "course/lesson.h"

namespace Carrel
{

/** The words of runs, without marks; formulas as their TeX, pictures as their alternative text. */
[[nodiscard]] QString plainText(const Runs &runs);
[[nodiscard]] QString plainText(const Block &block);
[[nodiscard]] QString plainText(const Blocks &blocks);
[[nodiscard]] QString plainText(const RichText &text);

} // namespace Carrel
