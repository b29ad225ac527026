// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

namespace Carrel
{

/**
 * The block of @p lesson that @p check speaks of: the one given for it or for a right option, else the best block by
 * BM25 of question and right options over the blocks and the heading each stands under, if it beats the second by
 * 20 %. Nothing: the whole lesson.
 */
[[nodiscard]] std::optional<BlockId> passageOf(const Lesson &lesson, const Check &check);

/** The block of @p lesson that stands above the question of @p check; nullptr: the check is asked without one. */
[[nodiscard]] const Block *shownPassageOf(const Lesson &lesson, const Check &check);

} // namespace Carrel
