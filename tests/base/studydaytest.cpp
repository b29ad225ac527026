// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/localday.h"
#include "support/zonedclock.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

class StudyDayTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dayBeginsAtTheRolloverOfTheLocalTime_data()
    {
        QTest::addColumn<QString>("utc");
        QTest::addColumn<int>("offsetMinutes");
        QTest::addColumn<int>("rolloverMinutes");
        QTest::addColumn<QDate>("day");
        const int four = 240;
        QTest::newRow("noon") << "2026-11-29T12:00:00.000Z" << 0 << four << QDate(2026, 11, 29);
        QTest::newRow("one minute to four") << "2026-11-29T03:59:59.999Z" << 0 << four << QDate(2026, 11, 28);
        QTest::newRow("four sharp") << "2026-11-29T04:00:00.000Z" << 0 << four << QDate(2026, 11, 29);
        QTest::newRow("Tokyo morning") << "2026-11-28T20:00:00.000Z" << 540 << four << QDate(2026, 11, 29);
        QTest::newRow("New York evening") << "2026-11-29T04:30:00.000Z" << -300 << four << QDate(2026, 11, 28);
        QTest::newRow("midnight rollover") << "2026-11-29T00:00:00.000Z" << 0 << 0 << QDate(2026, 11, 29);
        QTest::newRow("rollover in the evening") << "2026-11-29T22:59:00.000Z" << 0 << 23 * 60 << QDate(2026, 11, 28);
        QTest::newRow("before 1970") << "1969-12-31T03:00:00.000Z" << 0 << four << QDate(1969, 12, 30);
    }

    void dayBeginsAtTheRolloverOfTheLocalTime()
    {
        QFETCH(QString, utc);
        QFETCH(int, offsetMinutes);
        QFETCH(int, rolloverMinutes);
        const qint64 wallMs = QDateTime::fromString(utc, Qt::ISODateWithMs).toMSecsSinceEpoch();
        QTEST(studyDayAt(wallMs, offsetMinutes * 60, rolloverMinutes).date(), "day");
    }

    void todayFollowsATraveller()
    {
        ManualClock clock(
            QDateTime::fromString(QStringLiteral("2026-11-29T01:00:00Z"), Qt::ISODate).toMSecsSinceEpoch());
        QCOMPARE(today(clock).date(), QDate(2026, 11, 28));
        clock.setUtcOffsetSeconds(9 * 3600);
        QCOMPARE(today(clock).date(), QDate(2026, 11, 29));
        QCOMPARE(today(clock).daysSince(today(clock).plusDays(-5)), 5);
    }

    void dayBeginsOnceWhereTheClocksChange_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<int>("rollover");
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("begins"); // in UTC
        QTest::addColumn<QString>("goesOn"); // and is the same day still
        const auto row = [](const char *name, const char *zone, int rollover, QDate day, const QString &begins,
                            const QString &goesOn) {
            QTest::newRow(name) << QByteArray(zone) << rollover << day << begins << goesOn;
        };
        const QDate spring(2026, 3, 29);
        const QDate autumn(2026, 10, 25);
        row("spring, at midnight", "Europe/Berlin", 0, spring, u"2026-03-28T23:00:00"_s, u"2026-03-29T21:59:59"_s);
        row("spring, in the hour left out", "Europe/Berlin", 150, spring, u"2026-03-29T01:00:00"_s,
            u"2026-03-30T00:29:59"_s);
        row("spring, at four", "Europe/Berlin", 240, spring, u"2026-03-29T02:00:00"_s, u"2026-03-30T01:59:59"_s);
        row("autumn, at midnight", "Europe/Berlin", 0, autumn, u"2026-10-24T22:00:00"_s, u"2026-10-25T22:59:59"_s);
        row("autumn, in the hour that comes twice", "Europe/Berlin", 150, autumn, u"2026-10-25T00:30:00"_s,
            u"2026-10-25T01:15:00"_s); // a quarter past two for the second time
        row("autumn, at four", "Europe/Berlin", 240, autumn, u"2026-10-25T03:00:00"_s, u"2026-10-26T02:59:59"_s);
        row("no midnight", "America/Santiago", 0, {2026, 9, 6}, u"2026-09-06T04:00:00"_s, u"2026-09-07T02:59:59"_s);
        row("midnight twice", "America/Havana", 0, {2026, 11, 1}, u"2026-11-01T04:00:00"_s, u"2026-11-01T05:15:00"_s);
        row("half past midnight twice", "America/Havana", 30, {2026, 11, 1}, u"2026-11-01T04:30:00"_s,
            u"2026-11-01T05:15:00"_s);
        row("half an hour twice", "Australia/Lord_Howe", 105, {2026, 4, 5}, u"2026-04-04T14:45:00"_s,
            u"2026-04-04T15:05:00"_s);
        row("three hours twice", "Antarctica/Casey", 120, {2023, 3, 9}, u"2023-03-08T15:00:00"_s,
            u"2023-03-08T17:59:59"_s);
        row("after a date that was left out", "Pacific/Apia", 240, {2011, 12, 31}, u"2011-12-30T14:00:00"_s,
            u"2011-12-31T13:59:59"_s);
    }

    void dayBeginsOnceWhereTheClocksChange()
    {
        QFETCH(QByteArray, zone);
        QFETCH(int, rollover);
        QFETCH(QDate, day);
        QFETCH(QString, begins);
        QFETCH(QString, goesOn);
        ZonedClock clock(zone, utcMs(begins) - 1);
        QVERIFY(clock.isKnown());
        QCOMPARE(today(clock, rollover).date(), day.addDays(-1));
        clock.advance(1);
        QCOMPARE(today(clock, rollover).date(), day);
        clock.setWallMs(utcMs(goesOn));
        QCOMPARE(today(clock, rollover).date(), day);
        QCOMPARE(studyMomentAt(clock, clock.wallMs(), rollover).today.date(), day);
    }
};

QTEST_APPLESS_MAIN(StudyDayTest)
#include "studydaytest.moc"
