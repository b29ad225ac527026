// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "study/studycalendar.h"

#include <span>

namespace Carrel
{

/** One of the days a check may come back on. */
struct WaitChoice {
    int days = 1;      ///< study days from the answer on
    double weight = 1; ///< how gladly it is taken beside the others, more than 0

    bool operator==(const WaitChoice &) const = default;
};

/**
 * The days around @p interval a check may come back on, so that what was learned together drifts apart: none beside it
 * for less than three days, then more the longer it is. Never more than @p maximum, and not within @p elapsed days
 * again when the interval is longer than those.
 */
[[nodiscard]] std::vector<WaitChoice> waitsAround(double interval, int elapsed, int maximum);

/** The same without the days @p calendar keeps free, counted from @p day, or with the nearest that are not free when
    all of them are. A holiday too long for that leaves them all. */
[[nodiscard]] std::vector<WaitChoice> waitsOn(const StudyCalendar &calendar, std::vector<WaitChoice> waits,
                                              StudyDay day, int maximum);

/** One of @p waits, the same for the same @p number of 64 bits. */
[[nodiscard]] int drawnWait(std::span<const WaitChoice> waits, quint64 number);

} // namespace Carrel
