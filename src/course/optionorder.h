// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"

namespace Carrel
{

/** True when @p order names each of @p count options exactly once. */
[[nodiscard]] bool isPermutation(const std::vector<int> &order, int count);

/**
 * True when the options must stay as written: the author says so, an option or reason names another by letter or as the
 * one above, or the options carry letters of their own.
 */
[[nodiscard]] bool keepsAuthoredOrder(const Check &check);

/**
 * The order in which a check is first shown; place i shows option result[i]. The author's `order` if it is one, else a
 * shuffle that is the same at every start and never the order of writing, where the right option tends to be first.
 */
[[nodiscard]] std::vector<int> firstOrder(const Check &check, const CheckKey &key);

/** Another order for a review, the same for the same @p seed. "All of the above" and its kin stay last. */
[[nodiscard]] std::vector<int> shuffledOrder(const Check &check, quint64 seed);

} // namespace Carrel
