// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QDateTime>
#include <QTimeZone>

namespace Carrel::Test
{

/** The instant that @p utc, as "2026-03-29T01:00", names in UTC. */
inline qint64 utcMs(const QString &utc)
{
    return QDateTime::fromString(utc + u'Z', Qt::ISODate).toMSecsSinceEpoch();
}

/** A clock on a wall of a time zone: it stands still until it is moved, set, or taken elsewhere. */
class ZonedClock final : public Clock
{
public:
    ZonedClock(const QByteArray &zone, qint64 wallMs)
        : m_zone(zone)
        , m_wallMs(wallMs)
    {
    }

    void advance(qint64 ms)
    {
        m_wallMs += ms;
        m_monotonicMs += ms;
    }
    void setWallMs(qint64 wallMs) { m_wallMs = wallMs; }
    void travelTo(const QByteArray &zone) { m_zone = QTimeZone(zone); }

    [[nodiscard]] bool isKnown() const { return m_zone.isValid(); } ///< by the database of this computer
    [[nodiscard]] qint64 wallMs() const override { return m_wallMs; }
    [[nodiscard]] qint64 monotonicMs() const override { return m_monotonicMs; }
    [[nodiscard]] int utcOffsetSeconds(qint64 wallMs) const override
    {
        return m_zone.offsetFromUtc(QDateTime::fromMSecsSinceEpoch(wallMs, QTimeZone::UTC));
    }

private:
    QTimeZone m_zone;
    qint64 m_wallMs;
    qint64 m_monotonicMs = 0;
};

} // namespace Carrel::Test
