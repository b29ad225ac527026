// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"

#include <vector>

namespace Carrel
{

/** How many checks come back on a day to come. */
struct ForecastDay {
    StudyDay day;
    int due = 0;     ///< on that very day; today, also what waits since earlier days
    int waiting = 0; ///< on that day, if nothing were answered until its end

    bool operator==(const ForecastDay &) const = default;
};

/** What comes back from today on. */
struct DueForecast {
    int backlog = 0;               ///< of today's: due on an earlier day
    std::vector<ForecastDay> days; ///< today first, none left out
    std::vector<CheckKey> next;    ///< the checks of the first seven days
    int later = 0;                 ///< after the last day

    bool operator==(const DueForecast &) const = default;
};

/** The next @p days days of the checks in @p current, as things are now: every answer to come moves its check on. */
[[nodiscard]] DueForecast dueForecast(const StudyState &state, StudyDay today, const CurrentChecks &current, int days);

} // namespace Carrel
