// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"

namespace Carrel
{

/** What is due, parted by what the learner has chosen for a day. */
struct ReviewPortion {
    std::vector<CheckKey> now;        ///< to be asked today, in order
    std::vector<CheckKey> beyond;     ///< due as well, in order, but more than the day has room for
    int minutesADay = 0;              ///< that part them; 0: all of it is for today, or a plan parts them
    std::optional<CatchUp> plan = {}; ///< that parts them
    bool operator==(const ReviewPortion &) const = default;
};

/**
 * The checks due on @p today, from the most at risk on until the minutes of the day are filled. Each counts with the
 * time it usually takes, what was reviewed today already as well. One that would go beyond is still taken, so that a
 * day never passes without any. While a plan to catch up holds, it goes before the minutes: what became due since it
 * began, and of what was overdue then an equal part each day, the most at risk first; days missed are made up for.
 */
[[nodiscard]] ReviewPortion reviewPortion(const StudyState &state, StudyDay today, const CurrentChecks &current);

/** The same for who keeps checksAskingAnew(). */
[[nodiscard]] ReviewPortion reviewPortion(const StudyState &state, StudyDay today, const CurrentChecks &current,
                                          const std::set<CheckKey> &anew);

/** What a plan to catch up is offered for. */
struct Backlog {
    int checks = 0;  ///< overdue
    int minutes = 0; ///< that they will take
    int days = 0;    ///< to spread them over, so that about half the minutes of each day are left for what becomes due
    bool operator==(const Backlog &) const = default;
};

/** Of the portion of @p today; nothing: all that is due fits into the minutes of the day, or a plan to catch up holds.
 */
[[nodiscard]] std::optional<Backlog> backlogIn(const ReviewPortion &portion, const StudyState &state, StudyDay today);

/** A plan to catch up with a backlog of so many @p checks, from @p today on over so many @p days. */
[[nodiscard]] CatchUp catchUpOver(int days, int checks, StudyDay today);

} // namespace Carrel
