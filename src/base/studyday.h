// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QDate>

#include <compare>

namespace Carrel
{

/** The local hour at which a new day of study begins, in minutes after midnight. */
inline constexpr int defaultRolloverMinutes = 4 * 60;

/** A day as a learner lives it: from one rollover to the next. Stored with every answer, compared as a number. */
struct StudyDay {
    qint64 number = 0; ///< Julian day number of the local date after the rollover is taken off

    auto operator<=>(const StudyDay &) const = default;

    [[nodiscard]] QDate date() const { return QDate::fromJulianDay(number); }
    [[nodiscard]] StudyDay plusDays(qint64 days) const { return {number + days}; }
    /** Days from @p other to this one; negative when this one is earlier. */
    [[nodiscard]] qint64 daysSince(StudyDay other) const { return number - other.number; }
};

/** A moment as a learner sees it: from midnight to the rollover the calendar is a day ahead of the study day. */
struct StudyMoment {
    StudyDay today;
    QDate date; ///< by the calendar
    int rolloverMinutes = defaultRolloverMinutes;
};

/** The study day of the instant @p wallMs (UTC) at a place @p utcOffsetSeconds east of UTC. */
[[nodiscard]] StudyDay studyDayAt(qint64 wallMs, int utcOffsetSeconds, int rolloverMinutes = defaultRolloverMinutes);

/** The same with what the calendar shows then. */
[[nodiscard]] StudyMoment studyMomentAt(qint64 wallMs, int utcOffsetSeconds,
                                        int rolloverMinutes = defaultRolloverMinutes);

/** The study day of @p clock's now. */
[[nodiscard]] StudyDay today(const Clock &clock, int rolloverMinutes = defaultRolloverMinutes);

} // namespace Carrel
