// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"

namespace Carrel
{

/** What is due, parted by the minutes a day the learner has chosen. */
struct ReviewPortion {
    std::vector<CheckKey> now;    ///< to be asked today, in order
    std::vector<CheckKey> beyond; ///< due as well, in order, but more than the day has minutes for
    int minutesADay = 0;          ///< 0: all of it is for today
    bool operator==(const ReviewPortion &) const = default;
};

/**
 * The checks due on @p today, from the most at risk on until the minutes of the day are filled. Each counts with the
 * time it usually takes, what was reviewed today already as well. One that would go beyond is still taken, so that a
 * day never passes without any.
 */
[[nodiscard]] ReviewPortion reviewPortion(const StudyState &state, StudyDay today, const CurrentChecks &current);

} // namespace Carrel
