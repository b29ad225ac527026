// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/studyday.h"

#include "base/localday.h"

#include <QDateTime>
#include <QTimeZone>

namespace Carrel
{

StudyDay studyDayAt(qint64 wallMs, int utcOffsetSeconds, int rolloverMinutes)
{
    const qint64 localMs = wallMs + qint64(utcOffsetSeconds) * 1000 - qint64(rolloverMinutes) * 60'000;
    return {QDateTime::fromMSecsSinceEpoch(localMs, QTimeZone::UTC).date().toJulianDay()};
}

StudyMoment studyMomentAt(qint64 wallMs, int utcOffsetSeconds, int rolloverMinutes)
{
    return {studyDayAt(wallMs, utcOffsetSeconds, rolloverMinutes), studyDayAt(wallMs, utcOffsetSeconds, 0).date(),
            rolloverMinutes};
}

StudyDay today(const Clock &clock, int rolloverMinutes)
{
    return studyMomentAt(clock, clock.wallMs(), rolloverMinutes).today;
}

} // namespace Carrel
