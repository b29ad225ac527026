// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/desk.h"
#include "study/reviewqueue.h"
#include "support/timespans.h"
#include "support/zonedclock.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

namespace
{

const QByteArray berlin = "Europe/Berlin"_ba;

/** An answer to check @p number, kept on a disk. */
void answer(StudyRecord &record, int number, bool right)
{
    record.append(answerTo(number, right));
    QVERIFY(record.waitUntilStored(30'000));
}

void choose(StudyRecord &record, const SettingEvent &setting)
{
    record.append(setting);
    QVERIFY(record.waitUntilStored(30'000));
}

/** What a review would ask now. */
std::vector<CheckKey> dueIn(const StudyRecord &record)
{
    return dueChecks(record.state(), record.today());
}

const CheckState &stateOf(const StudyRecord &record, int number)
{
    return *record.state().check(checkKey(number));
}

/** When @p day begins at four in the morning in @p zone. */
qint64 fourOn(StudyDay day, const QByteArray &zone)
{
    return QDateTime(day.date(), QTime(4, 0), QTimeZone(zone)).toMSecsSinceEpoch();
}

} // namespace

/** Learners who travel, sit up at night, change their clocks and stay away, with a record on a disk. */
class StudyTimeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksAreDueFromFourWhereTheLearnerIs_data();
    void checksAreDueFromFourWhereTheLearnerIs();
    void theQueueChangesOnceANight_data();
    void theQueueChangesOnceANight();
    void everyAnswerKeepsTheOffsetAndTheDayOfItsPlace();
    void twoComputersInTwoZonesCountTheSame();
    void aYearAwayMakesEachCheckDueOnce();
    void anotherRolloverHoldsAtOnceAndLeavesThePastAlone();
    void answersOfLastNightThatComeLateAreNotAskedAgain();
    void undoTakesBackWhatWasDoneHereThoughAnotherClockRanAhead();
};

void StudyTimeTest::checksAreDueFromFourWhereTheLearnerIs_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("four"); // of the day after the answer, in UTC
    QTest::newRow("stays") << berlin << u"2026-11-29T03:00:00"_s;
    QTest::newRow("to Tokyo") << "Asia/Tokyo"_ba << u"2026-11-28T19:00:00"_s;
    QTest::newRow("to Auckland") << "Pacific/Auckland"_ba << u"2026-11-28T15:00:00"_s;
    QTest::newRow("to New York") << "America/New_York"_ba << u"2026-11-29T09:00:00"_s;
    QTest::newRow("to Honolulu") << "Pacific/Honolulu"_ba << u"2026-11-29T14:00:00"_s;
}

void StudyTimeTest::checksAreDueFromFourWhereTheLearnerIs()
{
    QFETCH(QByteArray, zone);
    QFETCH(QString, four);
    const Desk desk;
    ZonedClock clock(berlin, utcMs(u"2026-11-28T12:00:00"_s));
    StudyRecord record(desk.paths, clock, u"1"_s);
    answer(record, 1, false);
    clock.travelTo(zone);
    QVERIFY(clock.isKnown());
    QVERIFY(dueIn(record).empty());
    clock.setWallMs(utcMs(four) - 1);
    QVERIFY(dueIn(record).empty());
    clock.advance(1);
    QCOMPARE(dueIn(record), std::vector{checkKey(1)});

    answer(record, 1, true);
    QVERIFY(dueIn(record).empty());
    QCOMPARE(stateOf(record, 1).lastDay.daysSince(stateOf(record, 1).firstDay), 1);
    clock.travelTo(berlin); // where it may be the day before once more
    QVERIFY(dueIn(record).empty());
    const StudyDay due = stateOf(record, 1).due;
    QVERIFY(due > stateOf(record, 1).lastDay);
    clock.setWallMs(fourOn(due, berlin) - 1);
    QVERIFY(dueIn(record).empty());
    clock.advance(1);
    QCOMPARE(dueIn(record), std::vector{checkKey(1)});
}

void StudyTimeTest::theQueueChangesOnceANight_data()
{
    QTest::addColumn<QString>("evening"); // ten o'clock in Berlin, in UTC
    QTest::addColumn<int>("rollover");
    QTest::addColumn<QString>("begins"); // the next study day, in UTC
    const auto row = [](const char *name, const QString &evening, int rollover, const QString &begins) {
        QTest::newRow(name) << evening << rollover << begins;
    };
    const QString spring = u"2026-03-28T21:00:00"_s;
    const QString autumn = u"2026-10-24T20:00:00"_s;
    row("an ordinary night", u"2026-11-28T21:00:00"_s, 240, u"2026-11-29T03:00:00"_s);
    row("an ordinary midnight", u"2026-11-28T21:00:00"_s, 0, u"2026-11-28T23:00:00"_s);
    row("in spring at midnight", spring, 0, u"2026-03-28T23:00:00"_s);
    row("in spring in the hour left out", spring, 150, u"2026-03-29T01:00:00"_s);
    row("in spring at four", spring, 240, u"2026-03-29T02:00:00"_s);
    row("in autumn at midnight", autumn, 0, u"2026-10-24T22:00:00"_s);
    row("in autumn in the hour that comes twice", autumn, 150, u"2026-10-25T00:30:00"_s);
    row("in autumn at four", autumn, 240, u"2026-10-25T03:00:00"_s);
}

void StudyTimeTest::theQueueChangesOnceANight()
{
    QFETCH(QString, evening);
    QFETCH(int, rollover);
    QFETCH(QString, begins);
    const Desk desk;
    ZonedClock clock(berlin, utcMs(evening) - dayMs);
    StudyRecord record(desk.paths, clock, u"1"_s);
    choose(record, rolloverSetting(rollover));
    answer(record, 1, false);
    answer(record, 2, false);
    clock.setWallMs(utcMs(evening));
    for (const int number : {3, 4, 5}) {
        answer(record, number, false);
    }
    const StudyDay before = record.today();
    for (qint64 moment = utcMs(evening); moment < utcMs(evening) + 12 * hourMs; moment += minuteMs) {
        for (const qint64 now : {moment - 1, moment}) {
            clock.setWallMs(now);
            const bool hasBegun = now >= utcMs(begins);
            QCOMPARE(dueIn(record).size(), size_t(hasBegun ? 5 : 2));
            QCOMPARE(record.today(), before.plusDays(hasBegun ? 1 : 0));
        }
    }
}

void StudyTimeTest::everyAnswerKeepsTheOffsetAndTheDayOfItsPlace()
{
    struct Stay {
        QByteArray zone;
        qint64 wallMs;
        int offsetHours;
        QDate day;
    };
    const std::vector<Stay> journey{
        {berlin, utcMs(u"2026-10-24T23:30:00"_s), 2, {2026, 10, 24}}, // half past one at night
        {berlin, utcMs(u"2026-10-25T12:00:00"_s), 1, {2026, 10, 25}},
        {"Asia/Tokyo"_ba, utcMs(u"2026-10-26T18:30:00"_s), 9, {2026, 10, 26}},
        {"Asia/Tokyo"_ba, utcMs(u"2026-10-26T19:00:00"_s), 9, {2026, 10, 27}},
        {"Pacific/Honolulu"_ba, utcMs(u"2026-10-26T20:00:00"_s), -10, {2026, 10, 26}},
    };
    const Desk desk;
    ZonedClock clock(berlin, journey.front().wallMs);
    {
        StudyRecord record(desk.paths, clock, u"1"_s);
        for (const Stay &stay : journey) {
            clock.travelTo(stay.zone);
            clock.setWallMs(stay.wallMs);
            answer(record, 1, false);
        }
        QCOMPARE(stateOf(record, 1).lastDay.date(), QDate(2026, 10, 27)); // and never a day before it
        QVERIFY(stateOf(record, 1).due > stateOf(record, 1).lastDay);
    }
    const std::vector<Event> events = eventsIn(desk.paths.studyFolder);
    QCOMPARE(events.size(), journey.size());
    for (size_t i = 0; i < journey.size(); ++i) {
        QCOMPARE(events[i].stamp.wallMs, journey[i].wallMs);
        QCOMPARE(events[i].stamp.utcOffsetSeconds, journey[i].offsetHours * 3600);
        QCOMPARE(events[i].stamp.day.date(), journey[i].day);
    }
}

void StudyTimeTest::twoComputersInTwoZonesCountTheSame()
{
    const Desk home;
    const Desk laptop;
    ZonedClock atHome(berlin, utcMs(u"2026-11-20T12:00:00"_s));
    ZonedClock away(berlin, utcMs(u"2026-11-20T12:00:00"_s));
    StudyRecord here(home.paths, atHome, u"1"_s);
    for (const int number : {1, 2, 3, 4}) {
        answer(here, number, false);
    }
    carry(home, laptop);
    StudyRecord there(laptop.paths, away, u"1"_s);
    QVERIFY(there.waitUntilRead(30'000));
    for (int days = 1; days <= 6; ++days) {
        const qint64 noon = utcMs(u"2026-11-20T12:00:00"_s) + days * dayMs;
        atHome.setWallMs(noon);
        answer(here, 1 + days % 2, days % 3 != 0);
        away.setWallMs(noon + hourMs);
        away.travelTo(days % 2 == 0 ? "Asia/Tokyo"_ba : "America/New_York"_ba);
        answer(there, 2 + days % 2, days % 4 != 0);
    }
    carry(laptop, home);
    carry(home, laptop);
    here.rescan();
    there.rescan();
    QTRY_COMPARE(here.state().toCanonicalJson(), there.state().toCanonicalJson());
    QCOMPARE(stateOf(here, 2).answers, stateOf(there, 2).answers);
    for (int hours = 0; hours < 30 * 24; ++hours) {
        for (ZonedClock *clock : {&atHome, &away}) {
            clock->setWallMs(utcMs(u"2026-11-26T20:00:00"_s) + hours * hourMs);
        }
        if (here.today() == there.today()) {
            QCOMPARE(dueIn(here), dueIn(there));
        }
    }
}

void StudyTimeTest::aYearAwayMakesEachCheckDueOnce()
{
    const Desk desk;
    ZonedClock clock(berlin, utcMs(u"2025-11-20T12:00:00"_s));
    constexpr int checks = 12;
    {
        StudyRecord record(desk.paths, clock, u"1"_s);
        for (int number = 1; number <= checks; ++number) {
            answer(record, number, number % 3 == 0);
            clock.advance(8 * hourMs);
        }
        choose(record, scopeSetting(ReviewScope::Everything));
    }
    clock.setWallMs(utcMs(u"2026-11-29T12:00:00"_s));
    StudyRecord record(desk.paths, clock, u"1"_s);
    QVERIFY(record.waitUntilRead(30'000));
    QCOMPARE(dueIn(record).size(), size_t(checks));
    for (int number = 1; number <= checks; ++number) {
        answer(record, number, number % 2 == 0);
        QCOMPARE(dueIn(record).size(), size_t(checks - number));
        const CheckState &check = stateOf(record, number);
        QVERIFY(check.lastDay.daysSince(check.firstDay) > 360);
        QVERIFY(check.due > record.today());
    }
    QCOMPARE(stateOf(record, 1).due, record.today().plusDays(1)); // missed
    QVERIFY(stateOf(record, 6).due > record.today().plusDays(3)); // known after a year
}

void StudyTimeTest::anotherRolloverHoldsAtOnceAndLeavesThePastAlone()
{
    const Desk desk;
    ZonedClock clock(berlin, utcMs(u"2026-11-28T23:30:00"_s)); // half past midnight on the 29th
    StudyRecord record(desk.paths, clock, u"1"_s);
    answer(record, 1, false);
    QCOMPARE(record.today().date(), QDate(2026, 11, 28));
    QVERIFY(dueIn(record).empty());
    choose(record, rolloverSetting(0));
    QCOMPARE(record.today().date(), QDate(2026, 11, 29));
    QCOMPARE(dueIn(record), std::vector{checkKey(1)});
    QCOMPARE(stateOf(record, 1).lastDay.date(), QDate(2026, 11, 28));
    answer(record, 1, true);
    choose(record, rolloverSetting(defaultRolloverMinutes));
    QCOMPARE(record.today().date(), QDate(2026, 11, 28));
    QVERIFY(dueIn(record).empty());
    answer(record, 1, false); // on the day before its last one
    QCOMPARE(stateOf(record, 1).lastDay.date(), QDate(2026, 11, 29));
    QCOMPARE(stateOf(record, 1).due.date(), QDate(2026, 11, 30));
    std::vector<int> days;
    for (const Event &event : eventsIn(desk.paths.studyFolder)) {
        if (std::holds_alternative<AnswerEvent>(event.body)) {
            days.push_back(event.stamp.day.date().day());
        }
    }
    QCOMPARE(days, (std::vector{28, 29, 28}));
}

void StudyTimeTest::answersOfLastNightThatComeLateAreNotAskedAgain()
{
    const Desk home;
    const Desk laptop;
    ZonedClock clock(berlin, utcMs(u"2026-11-27T12:00:00"_s));
    StudyRecord here(home.paths, clock, u"1"_s);
    for (const int number : {1, 2, 3, 4}) {
        answer(here, number, false);
    }
    carry(home, laptop);
    {
        clock.setWallMs(utcMs(u"2026-11-28T22:30:00"_s));
        StudyRecord there(laptop.paths, clock, u"1"_s);
        QVERIFY(there.waitUntilRead(30'000));
        QCOMPARE(dueIn(there).size(), size_t(4));
        answer(there, 1, true);
        clock.advance(3 * hourMs); // half past two, and still the same study day
        answer(there, 2, true);
        answer(there, 3, false);
    }
    clock.setWallMs(utcMs(u"2026-11-29T01:45:00"_s)); // here one sits up, too
    answer(here, 5, true);
    QCOMPARE(dueIn(here).size(), size_t(4));
    carry(laptop, home);
    here.rescan();
    QTRY_COMPARE(dueIn(here), std::vector{checkKey(4)});
    clock.setWallMs(utcMs(u"2026-11-29T12:00:00"_s));
    const StudyDay today = here.today();
    std::vector<CheckKey> expected;
    for (const int number : {1, 2, 3, 4}) {
        if (stateOf(here, number).due <= today) {
            expected.push_back(checkKey(number));
        }
    }
    QCOMPARE(stateOf(here, 3).due, today); // missed last night
    QVERIFY(std::ranges::contains(expected, checkKey(4)));
    std::vector<CheckKey> due = dueIn(here);
    std::ranges::sort(due);
    QCOMPARE(due, expected);
    carry(home, laptop);
    const StudyRecord whole(laptop.paths, clock, u"1"_s);
    QTRY_COMPARE(whole.state().toCanonicalJson(), here.state().toCanonicalJson());
}

void StudyTimeTest::undoTakesBackWhatWasDoneHereThoughAnotherClockRanAhead()
{
    const Desk elsewhere;
    const Desk desk(elsewhere.paths.studyFolder);
    ManualClock clock(utcMs(u"2026-11-29T12:00:00"_s) + 300 * dayMs);
    {
        StudyRecord record(elsewhere.paths, clock, u"1"_s);
        answer(record, 1, true);
    }
    clock.setWallMs(utcMs(u"2026-11-29T12:00:00"_s));
    StudyRecord record(desk.paths, clock, u"1"_s);
    QVERIFY(record.waitUntilRead(30'000));
    answer(record, 2, true); // and with it a report on the clock
    QCOMPARE(record.state().suspects().size(), size_t(1));
    record.undoLast();
    QVERIFY(record.waitUntilStored(30'000));
    QVERIFY(record.state().check(checkKey(1)));
    QVERIFY(!record.state().check(checkKey(2)));
    QCOMPARE(record.state().suspects().size(), size_t(1));
    QVERIFY(record.canRedo()); // the other one's answer was not given since
    record.undoLast();
    QVERIFY(record.waitUntilStored(30'000));
    QVERIFY(!record.state().check(checkKey(1)));
    QVERIFY(!record.canUndo());
}

QTEST_GUILESS_MAIN(StudyTimeTest)
#include "studytimetest.moc"
