// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace Carrel
{

/** Where the time comes from. Everything that needs "now" takes one; tests and the demonstration move it. */
class Clock
{
public:
    virtual ~Clock() = default;

    /** Wall clock, milliseconds since 1970 in UTC. */
    [[nodiscard]] virtual qint64 wallMs() const = 0;

    /** Offset of local time from UTC at @p wallMs, in seconds, east positive. */
    [[nodiscard]] virtual int utcOffsetSeconds(qint64 wallMs) const = 0;

    /** Milliseconds that only ever grow, for durations. */
    [[nodiscard]] virtual qint64 monotonicMs() const = 0;
};

/** The computer's own clock and time zone. */
class SystemClock final : public Clock
{
public:
    [[nodiscard]] qint64 wallMs() const override;
    [[nodiscard]] int utcOffsetSeconds(qint64 wallMs) const override;
    [[nodiscard]] qint64 monotonicMs() const override;
};

/** A clock that stands still until it is moved; for tests. */
class ManualClock final : public Clock
{
public:
    explicit ManualClock(qint64 wallMs, int utcOffsetSeconds = 0);

    void advance(qint64 ms);                        ///< moves wall and monotonic time
    void setWallMs(qint64 wallMs);                  ///< as a person who sets the clock
    void setUtcOffsetSeconds(int utcOffsetSeconds); ///< as a traveller

    [[nodiscard]] qint64 wallMs() const override;
    [[nodiscard]] int utcOffsetSeconds(qint64 wallMs) const override;
    [[nodiscard]] qint64 monotonicMs() const override;

private:
    qint64 m_wallMs;
    qint64 m_monotonicMs = 0;
    int m_utcOffsetSeconds;
};

/** The computer's clock moved by a fixed span; for the demonstration and end-to-end tests. */
class ShiftedClock final : public Clock
{
public:
    explicit ShiftedClock(qint64 shiftMs = 0);

    /** The days that CARREL_CLOCK_SHIFT_DAYS names, for the programs; nothing when it names none. */
    [[nodiscard]] static qint64 askedShiftMs();

    void shift(qint64 ms); ///< moves it further

    [[nodiscard]] qint64 wallMs() const override;
    [[nodiscard]] int utcOffsetSeconds(qint64 wallMs) const override;
    [[nodiscard]] qint64 monotonicMs() const override;

private:
    SystemClock m_system;
    qint64 m_shiftMs;
};

} // namespace Carrel
