// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"

#include "support/zonedclock.h"

#include <QtTest>

#include <tuple>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

class ClockTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClockThatIsSetLeavesDurationsAlone()
    {
        ManualClock clock(utcMs(u"2026-11-29T12:00:00"_s));
        clock.advance(5000);
        const qint64 began = clock.monotonicMs();
        clock.setWallMs(utcMs(u"2026-10-29T12:00:00"_s));
        QCOMPARE(clock.monotonicMs(), began);
        clock.advance(7000);
        QCOMPARE(clock.monotonicMs() - began, 7000);
    }

#ifdef Q_OS_UNIX
    void theComputerMayBeTakenToAnotherZoneMeanwhile()
    {
        const QByteArray before = qgetenv("TZ");
        const qint64 winter = utcMs(u"2026-01-15T12:00:00"_s);
        const qint64 summer = utcMs(u"2026-07-15T12:00:00"_s);
        const SystemClock clock;
        const std::tuple<const char *, int, int> places[] = {
            {"Europe/Berlin", 1, 2}, {"Asia/Tokyo", 9, 9}, {"America/New_York", -5, -4}};
        for (const auto &[zone, winterHours, summerHours] : places) {
            qputenv("TZ", zone);
            QCOMPARE(clock.utcOffsetSeconds(winter), winterHours * 3600);
            QCOMPARE(clock.utcOffsetSeconds(summer), summerHours * 3600);
        }
        qputenv("TZ", before);
    }
#endif
};

QTEST_APPLESS_MAIN(ClockTest)
#include "clocktest.moc"
