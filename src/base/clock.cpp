// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QTimeZone>

namespace Carrel
{

qint64 SystemClock::wallMs() const
{
    return QDateTime::currentMSecsSinceEpoch();
}

int SystemClock::utcOffsetSeconds(qint64 wallMs) const
{
    return QDateTime::fromMSecsSinceEpoch(wallMs, QTimeZone::LocalTime).offsetFromUtc();
}

qint64 SystemClock::monotonicMs() const
{
    return QDeadlineTimer::current().deadline();
}

ManualClock::ManualClock(qint64 wallMs, int utcOffsetSeconds)
    : m_wallMs(wallMs)
    , m_utcOffsetSeconds(utcOffsetSeconds)
{
}

void ManualClock::advance(qint64 ms)
{
    m_wallMs += ms;
    m_monotonicMs += ms;
}

void ManualClock::setWallMs(qint64 wallMs)
{
    m_wallMs = wallMs;
}

void ManualClock::setUtcOffsetSeconds(int utcOffsetSeconds)
{
    m_utcOffsetSeconds = utcOffsetSeconds;
}

qint64 ManualClock::wallMs() const
{
    return m_wallMs;
}

int ManualClock::utcOffsetSeconds(qint64) const
{
    return m_utcOffsetSeconds;
}

qint64 ManualClock::monotonicMs() const
{
    return m_monotonicMs;
}

ShiftedClock::ShiftedClock(qint64 shiftMs)
    : m_shiftMs(shiftMs)
{
}

qint64 ShiftedClock::askedShiftMs()
{
    constexpr qint64 msOfADay = 24LL * 60 * 60 * 1000;
    return qEnvironmentVariableIntValue("CARREL_CLOCK_SHIFT_DAYS") * msOfADay;
}

void ShiftedClock::shift(qint64 ms)
{
    m_shiftMs += ms;
}

qint64 ShiftedClock::wallMs() const
{
    return m_system.wallMs() + m_shiftMs;
}

int ShiftedClock::utcOffsetSeconds(qint64 wallMs) const
{
    return m_system.utcOffsetSeconds(wallMs);
}

qint64 ShiftedClock::monotonicMs() const
{
    return m_system.monotonicMs() + m_shiftMs;
}

} // namespace Carrel
