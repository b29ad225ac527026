// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/localday.h"

#include <algorithm>
#include <numeric>

namespace Carrel
{

namespace
{

/** The furthest a zone puts its clocks back: stations in Antarctica do it by three hours, all others by less. */
constexpr qint64 longestPutBackMs = 3LL * 60 * 60 * 1000;

/** The last moment before the clocks were put back, when local time at @p wallMs may lie before it once more; else
    @p wallMs. */
qint64 beforePutBack(const Clock &clock, qint64 wallMs)
{
    const int offset = clock.utcOffsetSeconds(wallMs);
    qint64 before = wallMs - longestPutBackMs;
    if (clock.utcOffsetSeconds(before) <= offset) {
        return wallMs;
    }
    for (qint64 after = wallMs; after - before > 1;) {
        const qint64 middle = std::midpoint(before, after);
        (clock.utcOffsetSeconds(middle) > offset ? before : after) = middle;
    }
    return before;
}

} // namespace

StudyMoment studyMomentAt(const Clock &clock, qint64 wallMs, int rolloverMinutes)
{
    StudyMoment moment = studyMomentAt(wallMs, clock.utcOffsetSeconds(wallMs), rolloverMinutes);
    const qint64 begun = beforePutBack(clock, wallMs);
    moment.today = std::max(moment.today, studyDayAt(begun, clock.utcOffsetSeconds(begun), rolloverMinutes));
    return moment;
}

} // namespace Carrel
