// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/studyday.h"

#include <QtTest>

using namespace Carrel;

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
};

QTEST_APPLESS_MAIN(StudyDayTest)
#include "studydaytest.moc"
