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

/** Of a queue that is kept and is as of @p state on @p today; so are those of the functions below. */
[[nodiscard]] ReviewPortion reviewPortion(ReviewQueue &queue, const StudyState &state, StudyDay today);

/** ReviewPortion::now alone: as a rule a look at those few. */
[[nodiscard]] std::vector<CheckKey> checksForToday(ReviewQueue &queue, const StudyState &state, StudyDay today);

/** So many checks, and the time they will take. */
struct ReviewAmount {
    int checks = 0;
    qint64 ms = 0;

    [[nodiscard]] int minutes() const; ///< 0 for no checks
    bool operator==(const ReviewAmount &) const = default;
};

/** A ReviewPortion by its size alone, which does not need all that is due in order. */
struct ReviewAmounts {
    ReviewAmount now;
    ReviewAmount beyond;
    int minutesADay = 0;
    std::optional<CatchUp> plan;
    bool operator==(const ReviewAmounts &) const = default;
};

[[nodiscard]] ReviewAmounts reviewAmounts(ReviewQueue &queue, const StudyState &state, StudyDay today);

/** What a plan to catch up is offered for. */
struct Backlog {
    int checks = 0;  ///< overdue
    int minutes = 0; ///< that they will take
    int days = 0;    ///< to spread them over, so that about half the minutes of each day are left for what becomes due
    bool operator==(const Backlog &) const = default;
};

/** In a queue that comes to @p due; nothing: all that is due fits into the minutes of the day, or a plan to catch up
    holds. */
[[nodiscard]] std::optional<Backlog> backlogIn(const ReviewQueue &queue, const ReviewAmounts &due, StudyDay today);

/** A plan to catch up with a backlog of so many @p checks, from @p today on over so many @p days. */
[[nodiscard]] CatchUp catchUpOver(int days, int checks, StudyDay today);

} // namespace Carrel
