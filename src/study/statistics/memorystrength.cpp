// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/memorystrength.h"

#include "study/median.h"

#include <algorithm>
#include <utility>

namespace Carrel
{

MemoryStrength memoryStrength(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    MemoryStrength strength;
    std::vector<double> days;
    for (const auto &[key, check] : state.checks()) {
        if (!check.memory || !current.contains(key)) {
            continue;
        }
        const auto bound = std::ranges::upper_bound(strengthBounds, check.memory->stability);
        ++strength.checks.at(size_t(bound - strengthBounds.begin()));
        strength.known += state.recall(check, today).value_or(0);
        days.push_back(check.memory->stability);
    }
    strength.all = int(days.size());
    strength.medianDays = median(std::move(days)).value_or(0);
    return strength;
}

} // namespace Carrel
