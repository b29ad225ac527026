// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"

#include <array>

namespace Carrel
{

/** Days below which a memory belongs to the bar before: under a day, under three … a year and longer. */
inline constexpr std::array strengthBounds{1, 3, 7, 21, 90, 365};

/** How firmly what was answered is in mind. */
struct MemoryStrength {
    std::array<int, strengthBounds.size() + 1> checks{}; ///< by their stability
    int all = 0;
    double known = 0;      ///< of these, by the chance of each to be known on the day
    double medianDays = 0; ///< of the stabilities

    bool operator==(const MemoryStrength &) const = default;
};

/** Of the checks in @p current that were answered. */
[[nodiscard]] MemoryStrength memoryStrength(const StudyState &state, StudyDay today, const CurrentChecks &current);

} // namespace Carrel
