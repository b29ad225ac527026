// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/duewords.h"

#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class DueWordsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void daysAreCountedAsAPersonDoes_data()
    {
        QTest::addColumn<QString>("now");
        QTest::addColumn<int>("rollover");
        QTest::addColumn<QDate>("due");
        QTest::addColumn<QString>("comesBack");
        QTest::addColumn<QString>("next");
        const auto row = [](const char *name, const QString &now, int rollover, QDate due, const QString &comesBack,
                            const QString &next) {
            QTest::newRow(name) << now << rollover << due << comesBack << next;
        };
        const QString noon = u"2026-11-29T12:00:00"_s;
        const QString night = u"2026-11-30T01:30:00"_s; // Monday, and still the study day of Sunday
        const QDate monday(2026, 11, 30);
        row("overdue", noon, 240, {2026, 11, 20}, u"Comes back today."_s, {});
        row("today", noon, 240, {2026, 11, 29}, u"Comes back today."_s, {});
        row("tomorrow", noon, 240, monday, u"Comes back tomorrow, Monday 30 November."_s,
            u"Next: 3 checks on Monday 30 November."_s);
        row("later", noon, 240, {2026, 12, 8}, u"Comes back in 9 days, Tuesday 8 December."_s,
            u"Next: 3 checks on Tuesday 8 December."_s);
        row("next year", noon, 240, {2027, 1, 8}, u"Comes back in 40 days, Friday 8 January 2027."_s,
            u"Next: 3 checks on Friday 8 January 2027."_s);
        row("before midnight", u"2026-11-29T23:59:59"_s, 240, monday, u"Comes back tomorrow, Monday 30 November."_s,
            u"Next: 3 checks on Monday 30 November."_s);
        row("at night, due now", night, 240, {2026, 11, 29}, u"Comes back today."_s, {});
        row("at night, due in the morning", night, 240, monday, u"Comes back later today, from 04:00."_s,
            u"Next: 3 checks later today, from 04:00."_s);
        row("at night, due the day after", night, 240, {2026, 12, 1}, u"Comes back tomorrow, Tuesday 1 December."_s,
            u"Next: 3 checks on Tuesday 1 December."_s);
        row("at night, due in days", night, 240, {2026, 12, 2}, u"Comes back in 2 days, Wednesday 2 December."_s,
            u"Next: 3 checks on Wednesday 2 December."_s);
        row("one minute before the rollover", u"2026-11-30T03:59:59"_s, 240, monday,
            u"Comes back later today, from 04:00."_s, u"Next: 3 checks later today, from 04:00."_s);
        row("at the rollover", u"2026-11-30T04:00:00"_s, 240, monday, u"Comes back today."_s, {});
        row("another rollover", night, 90 + 15, monday, u"Comes back later today, from 01:45."_s,
            u"Next: 3 checks later today, from 01:45."_s);
        row("rollover at midnight", night, 0, {2026, 12, 1}, u"Comes back tomorrow, Tuesday 1 December."_s,
            u"Next: 3 checks on Tuesday 1 December."_s);
        row("new year's night", u"2027-01-01T02:00:00"_s, 240, {2027, 1, 2},
            u"Comes back tomorrow, Saturday 2 January."_s, u"Next: 3 checks on Saturday 2 January."_s);
    }

    void daysAreCountedAsAPersonDoes()
    {
        QFETCH(QString, now);
        QFETCH(int, rollover);
        QFETCH(QDate, due);
        QFETCH(QString, next);
        const StudyMoment moment = momentOf(now, rollover);
        const StudyDay day{due.toJulianDay()};
        const QLocale locale(u"en_GB"_s);
        QTEST(DueWords::comesBack(day, moment, locale), "comesBack");
        if (!next.isEmpty()) {
            QCOMPARE(DueWords::next({day, 3}, moment, locale), next);
        }
    }

    void whatWasMissedIsBackInTheMorning()
    {
        const QLocale locale(u"en_GB"_s);
        QCOMPARE(DueWords::missed(2, momentOf(u"2026-11-29T23:00:00"_s, 240), locale), u"2 missed; back tomorrow."_s);
        QCOMPARE(DueWords::missed(2, momentOf(u"2026-11-30T01:30:00"_s, 240), locale),
                 u"2 missed; back later today, from 04:00."_s);
        QCOMPARE(DueWords::lucky(2, momentOf(u"2026-11-29T23:00:00"_s, 240), locale),
                 u"2 right by luck or with the passage; back tomorrow."_s);
        QCOMPARE(DueWords::lucky(2, momentOf(u"2026-11-30T01:30:00"_s, 240), locale),
                 u"2 right by luck or with the passage; back later today, from 04:00."_s);
    }

private:
    static StudyMoment momentOf(const QString &now, int rollover)
    {
        return studyMomentAt(QDateTime::fromString(now + u'Z', Qt::ISODate).toMSecsSinceEpoch(), 0, rollover);
    }
};

QTEST_APPLESS_MAIN(DueWordsTest)
#include "duewordstest.moc"
