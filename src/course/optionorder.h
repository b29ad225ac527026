// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"

namespace Carrel
{

/** True when @p order names each of @p count options exactly once. */
[[nodiscard]] bool isPermutation(const std::vector<int> &order, int count);

/** True when an option or a reason names an option by its letter or place: "both A and B", "the answer above". */
[[nodiscard]] bool speaksOfOptions(const Check &check);

/** True when every option begins with its own letter, in their order: "A. …", "b) …". */
[[nodiscard]] bool carryLetters(const std::vector<Option> &options);

/** How long the letter in front of an option's text is, with what divides it from the words; 0: there is none. */
[[nodiscard]] qsizetype ownLetterLength(const QString &text);

/** True when the options must stay as written: the author says so, they are spoken of, or they carry letters. */
[[nodiscard]] bool keepsAuthoredOrder(const Check &check);

/**
 * The order in which a check is first shown; place i shows option result[i]. The author's `order` if it is one, else a
 * shuffle that is the same at every start and never the order of writing, where the right option tends to be first.
 */
[[nodiscard]] std::vector<int> firstOrder(const Check &check, const CheckKey &key);

/** Another order for a review, the same for the same @p seed. "All of the above" and its kin stay last. */
[[nodiscard]] std::vector<int> shuffledOrder(const Check &check, quint64 seed);

} // namespace Carrel
