// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/trainingset.h"

namespace Carrel
{

/** w0 to w3: the stability after a first answer of each grade. */
using FirstStabilities = std::array<double, 4>;
using GradeCounts = std::array<size_t, 4>; ///< how many checks began with each grade

[[nodiscard]] GradeCounts firstGrades(std::span<const TrainingHistory> histories, const TrainingSet &set);

/** Searched apart for each grade by how the first answers on a later day went; kept near the defaults while those are
    few. In order, and with grades filled in that nobody gave. */
[[nodiscard]] FirstStabilities searchedStabilities(std::span<const TrainingHistory> histories, const TrainingSet &set);

/** A better grade never means a shorter stability; a grade without answers gets its value from the others. */
[[nodiscard]] FirstStabilities inOrder(FirstStabilities stabilities, const GradeCounts &counts);

} // namespace Carrel
