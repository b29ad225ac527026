// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/waitchoice.h"

#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

constexpr int longest = 36'500;
constexpr StudyDay sunday{2'461'374}; ///< 29 November 2026

using Range = std::pair<int, int>;

Range rangeOf(const std::vector<WaitChoice> &waits)
{
    return {waits.front().days, waits.back().days};
}

StudyCalendar without(std::initializer_list<int> daysOfWeek)
{
    StudyCalendar calendar;
    for (const int day : daysOfWeek) {
        calendar.week[size_t(day - 1)] = DayLoad::None;
    }
    return calendar;
}

std::vector<int> daysOf(const std::vector<WaitChoice> &waits)
{
    std::vector<int> days;
    std::ranges::transform(waits, std::back_inserter(days), &WaitChoice::days);
    return days;
}

} // namespace

class WaitChoiceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void daysSpreadAroundTheInterval_data()
    {
        QTest::addColumn<double>("interval");
        QTest::addColumn<int>("elapsed");
        QTest::addColumn<int>("maximum");
        QTest::addColumn<Range>("range");
        QTest::newRow("a day") << 0.3 << 0 << longest << Range(1, 1);
        QTest::newRow("two days") << 2.4 << 0 << longest << Range(2, 2);
        QTest::newRow("3") << 3.0 << 0 << longest << Range(2, 4);
        QTest::newRow("5") << 5.0 << 0 << longest << Range(4, 6);
        QTest::newRow("7") << 7.0 << 0 << longest << Range(5, 9);
        QTest::newRow("10") << 10.0 << 0 << longest << Range(8, 12);
        QTest::newRow("20") << 20.0 << 0 << longest << Range(17, 23);
        QTest::newRow("30") << 30.0 << 0 << longest << Range(27, 33);
        QTest::newRow("100") << 100.0 << 0 << longest << Range(93, 107);
        QTest::newRow("365") << 365.0 << 0 << longest << Range(345, 385);
        QTest::newRow("longer than the time that went by") << 10.0 << 9 << longest << Range(10, 12);
        QTest::newRow("as long as it") << 10.0 << 10 << longest << Range(8, 12);
        QTest::newRow("shorter than it, long overdue") << 10.0 << 60 << longest << Range(8, 12);
        QTest::newRow("one day would be left") << 3.0 << 2 << 3 << Range(3, 3);
        QTest::newRow("one day is left and gets another") << 365.0 << 364 << longest << Range(365, 385);
        QTest::newRow("the longest pause, balanced below it") << 400.0 << 0 << 30 << Range(27, 30);
        QTest::newRow("the longest pause a day") << 400.0 << 0 << 1 << Range(1, 1);
        QTest::newRow("at the longest pause again") << 400.0 << 30 << 30 << Range(27, 30);
    }

    void daysSpreadAroundTheInterval()
    {
        QFETCH(double, interval);
        QFETCH(int, elapsed);
        QFETCH(int, maximum);
        const std::vector<WaitChoice> waits = waitsAround(interval, elapsed, maximum);
        QTEST(rangeOf(waits), "range");
        QCOMPARE(int(waits.size()), waits.back().days - waits.front().days + 1);
    }

    void noWaitIsEverOutOfItsLimits()
    {
        for (int maximum = 1; maximum < 60; ++maximum) {
            for (int elapsed = 0; elapsed < 60; elapsed += 7) {
                for (double interval = 0.1; interval < 80; interval *= 1.3) {
                    const std::vector<WaitChoice> waits = waitsAround(interval, elapsed, maximum);
                    QVERIFY(!waits.empty());
                    QVERIFY(waits.front().days >= 1 && waits.back().days <= maximum);
                    const auto open = waitsOn(without({6, 7}), waits, sunday, maximum);
                    QVERIFY(!open.empty());
                    QVERIFY(open.front().days >= 1 && open.back().days <= maximum);
                }
            }
        }
    }

    void freeDaysAreLeftOut_data()
    {
        QTest::addColumn<std::vector<int>>("free"); // days of the week
        QTest::addColumn<double>("interval");
        QTest::addColumn<std::vector<int>>("days"); // from Sunday on
        QTest::newRow("none") << std::vector<int>{} << 5.0 << std::vector{4, 5, 6};
        QTest::newRow("one in the range") << std::vector{5} << 5.0 << std::vector{4, 6};
        QTest::newRow("all of the range but one") << std::vector{4, 5} << 5.0 << std::vector{6};
        QTest::newRow("all of it: a day on both sides") << std::vector{4, 5, 6} << 5.0 << std::vector{3, 7};
        QTest::newRow("a single day: one on both sides") << std::vector{2} << 2.0 << std::vector{1, 3};
        QTest::newRow("the next day: one later") << std::vector{1} << 1.0 << std::vector{2};
        QTest::newRow("two free days in a row") << std::vector{1, 2} << 1.0 << std::vector{3};
    }

    void freeDaysAreLeftOut()
    {
        QFETCH(std::vector<int>, free);
        QFETCH(double, interval);
        StudyCalendar calendar;
        for (const int day : free) {
            calendar.week[size_t(day - 1)] = DayLoad::None;
        }
        const auto waits = waitsOn(calendar, waitsAround(interval, 0, longest), sunday, longest);
        QTEST(daysOf(waits), "days");
    }

    void aLongHolidayLeavesTheDaysAsTheyAre()
    {
        StudyCalendar calendar;
        calendar.holidays = {{sunday.date(), sunday.date().addDays(60)}};
        const std::vector<WaitChoice> waits = waitsAround(20, 0, longest);
        QCOMPARE(waitsOn(calendar, waits, sunday, longest), waits);
        calendar.holidays = {{sunday.date(), sunday.date().addDays(20)}};
        QCOMPARE(daysOf(waitsOn(calendar, waits, sunday, longest)), (std::vector{21, 22, 23}));
    }

    void aDayWithLessHasHalfTheWeight()
    {
        StudyCalendar calendar;
        calendar.week[4] = DayLoad::Less;
        const std::vector<WaitChoice> expected{{4, 1}, {5, 0.5}, {6, 1}};
        QCOMPARE(waitsOn(calendar, waitsAround(5, 0, longest), sunday, longest), expected);
    }

    void aDrawFollowsTheWeights()
    {
        const std::vector<WaitChoice> waits{{4, 1}, {5, 2}, {6, 1}};
        int counts[3] = {};
        for (quint64 i = 0; i < 4000; ++i) {
            constexpr quint64 step = std::numeric_limits<quint64>::max() / 4000;
            ++counts[drawnWait(waits, i * step + step / 2) - 4];
        }
        QCOMPARE(counts[0], 1000);
        QCOMPARE(counts[1], 2000);
        QCOMPARE(counts[2], 1000);
        QCOMPARE(drawnWait(waits, 0), 4);
        QCOMPARE(drawnWait(waits, std::numeric_limits<quint64>::max()), 6);
    }
};

QTEST_APPLESS_MAIN(WaitChoiceTest)
#include "waitchoicetest.moc"
