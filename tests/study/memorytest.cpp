// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fold.h"
#include "study/fsrs.h"
#include "study/studyevents.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <map>
#include <random>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

const CheckKey theCheck = checkKey(u"check"_s);
constexpr double oneOfTwo = 0.5; ///< the chance to hit in answerTo()

} // namespace

/** What may reach the memory of a check, and what may not. */
class MemoryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movedDaysNeverReachMemory();
    void aMissComesBackFirstAndNothingAfterTheLongestPause();
    void mergedCountersAreThoseOfTheAnswers();
    void weeksAfterAMissTheLongTermHolds_data();
    void weeksAfterAMissTheLongTermHolds();
    void hoursAfterMidnightBelongToTheEveningBefore();
    void noWeightsMakeMemoryThatIsNoNumber_data();
    void noWeightsMakeMemoryThatIsNoNumber();
};

/** The same answers, once as they are and once with every choice that moves a day between them. */
void MemoryTest::movedDaysNeverReachMemory()
{
    std::vector<StudyDay> dues[2];
    std::vector<std::optional<MemoryState>> memories[2];
    for (const bool moves : {false, true}) {
        Machine machine(u"s1"_s);
        Fold fold;
        for (int i = 0; i < 30; ++i) {
            const QDate away = machine.today().date().addDays(1);
            const std::vector<EventBody> choices{maximumIntervalSetting(1 + i), retentionSetting(0.7 + i / 120.0),
                                                 easyDaysSetting({DayLoad::None, DayLoad::Less}),
                                                 holidaysSetting({{away, away.addDays(i)}}),
                                                 BringBackEvent{theCheck, i % 2 == 0}};
            AnswerEvent answer = answerTo(theCheck, i % 4 != 1);
            if (moves) {
                fold.add(machine.write(choices[size_t(i) % choices.size()]));
                answer.wait = 1 + i % 7;
            }
            fold.add(machine.write(answer));
            dues[moves].push_back(fold.state().check(theCheck)->due);
            memories[moves].push_back(fold.state().check(theCheck)->memory);
            machine.waitDays(1 + i % 9);
        }
    }
    QVERIFY(dues[true] != dues[false]);
    QCOMPARE(memories[true], memories[false]);
}

void MemoryTest::aMissComesBackFirstAndNothingAfterTheLongestPause()
{
    for (const int maximum : {1, 2, 30, 36'500}) {
        StudySettings settings;
        settings.maximumInterval = maximum;
        const Schedule schedule(settings);
        for (const double stability : {0.001, 0.2, 1.0, 7.0, 60.0, 900.0, 36'500.0}) {
            for (const double difficulty : {1.0, 5.0, 10.0}) {
                for (const int days : {0, 1, 3, 30, 400, 9000}) {
                    const MemoryState before{.stability = stability, .difficulty = difficulty};
                    const ElapsedTime elapsed{.studyDays = days, .days = double(days)};
                    const MemoryState missed = schedule.afterMiss(before, elapsed);
                    for (const double guess : {0.0, 0.25, oneOfTwo}) {
                        const MemoryState right = schedule.afterRight(before, elapsed, guess);
                        QVERIFY(missed.stability <= right.stability);
                        const auto waits = schedule.waits(right, elapsed, StudyDay{2'461'374});
                        QVERIFY(!waits.empty() && waits.front().days >= 1);
                        QVERIFY(waits.back().days <= maximum);
                    }
                }
            }
        }
    }
}

/** Two computers that meet at the end, against a count by hand. */
void MemoryTest::mergedCountersAreThoseOfTheAnswers()
{
    struct Count {
        int answers = 0;
        int lapses = 0;
    };
    std::mt19937 random(7);
    Machine laptop(u"laptop"_s);
    Machine lab(u"lab"_s, noonMs + hourMs);
    std::map<CheckKey, Count> byHand;
    std::vector<Event> ofLaptop;
    std::vector<Event> ofLab;
    for (int day = 0; day < 60; ++day) {
        for (int number = 0; number < 25; ++number) {
            if (random() % 3 != 0) {
                continue;
            }
            const CheckKey key = checkKey(u"check-%1"_s.arg(number));
            const bool right = random() % 3 != 0;
            const bool isAtLab = random() % 2 == 0;
            (isAtLab ? ofLab : ofLaptop).push_back((isAtLab ? lab : laptop).write(answerTo(key, right)));
            Count &count = byHand[key];
            count.lapses += count.answers > 0 && !right ? 1 : 0;
            ++count.answers;
        }
        laptop.waitDays(1);
        lab.waitDays(1);
    }
    Fold one;
    one.add(ofLaptop);
    one.add(ofLab);
    Fold other;
    other.add(ofLab);
    other.add(ofLaptop);
    QCOMPARE(one.state().checks().size(), byHand.size());
    for (const auto &[key, count] : byHand) {
        for (const StudyState *state : {&one.state(), &other.state()}) {
            QCOMPARE(state->check(key)->answers, count.answers);
            QCOMPARE(state->check(key)->reviews, count.answers);
            QCOMPARE(state->check(key)->lapses, count.lapses);
        }
    }
}

void MemoryTest::weeksAfterAMissTheLongTermHolds_data()
{
    QTest::addColumn<Occasion>("occasion");
    QTest::newRow("in a review") << Occasion::Review;
    QTest::newRow("asked again, from a window left open") << Occasion::Again;
    QTest::newRow("beside its lesson") << Occasion::First;
}

void MemoryTest::weeksAfterAMissTheLongTermHolds()
{
    QFETCH(Occasion, occasion);
    Machine machine(u"s1"_s);
    std::vector<Event> events{machine.write(answerTo(theCheck, false))};
    machine.waitDays(30);
    events.push_back(machine.write(answerTo(theCheck, true, occasion)));
    const Schedule schedule;
    const MemoryState missed = schedule.afterMiss({}, {});
    const MemoryState expected = schedule.afterRight(missed, {.studyDays = 30, .days = 30}, oneOfTwo);
    const StudyState state = fold(std::move(events));
    QCOMPARE(state.check(theCheck)->memory, expected);
    QVERIFY(expected.stability > 2 * schedule.afterStep(missed).stability);
    QVERIFY(state.check(theCheck)->due > machine.today());
}

void MemoryTest::hoursAfterMidnightBelongToTheEveningBefore()
{
    const auto dueAfter = [](qint64 afterNoonMs) { // of Sunday
        Machine machine(u"s1"_s);
        machine.wait(afterNoonMs);
        const WeekLoads tuesdayFree{DayLoad::Usual, DayLoad::None};
        return fold({machine.write(easyDaysSetting(tuesdayFree)), machine.write(answerTo(theCheck, true))})
            .check(theCheck)
            ->due;
    };
    const StudyDay evening = dueAfter(10 * hourMs);
    QVERIFY(evening.date().dayOfWeek() != Qt::Tuesday);
    QCOMPARE(dueAfter(16 * hourMs - 1), evening);                                // one moment to four on Monday
    QCOMPARE(dueAfter(16 * hourMs), StudyDay{QDate(2026, 12, 2).toJulianDay()}); // two days from Monday
}

void MemoryTest::noWeightsMakeMemoryThatIsNoNumber_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("of version 4.5") << 17;
    QTest::newRow("of version 5") << 19;
    QTest::newRow("of version 6") << 21;
}

void MemoryTest::noWeightsMakeMemoryThatIsNoNumber()
{
    QFETCH(int, count);
    using Limits = std::numeric_limits<double>;
    const std::vector<double> odd{Limits::max(),
                                  -Limits::max(),
                                  Limits::denorm_min(),
                                  0.0,
                                  -0.0,
                                  -1.0 / 3,
                                  -0.5,
                                  Limits::quiet_NaN(),
                                  1e9,
                                  0.2,
                                  1.3,
                                  8.0,
                                  36'500.0,
                                  0.9};
    std::mt19937 random{quint32(count)};
    int taken = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<double> weights;
        for (int i = 0; i < count; ++i) {
            const bool isOdd = random() % quint32(1 + round % 40) == 0;
            weights.push_back(isOdd ? odd[random() % odd.size()] : Fsrs().weights()[size_t(i)]);
        }
        Machine machine(u"s1"_s);
        std::vector<Event> events{machine.write(weightsSetting(weights))};
        for (const int days : {0, 0, 1, 700, 3, 0}) {
            machine.waitDays(days);
            events.push_back(machine.write(answerTo(theCheck, days % 2 == 0)));
        }
        const StudyState state = fold(std::move(events));
        taken += state.settings().weights.empty() ? 0 : 1;
        const CheckState &check = *state.check(theCheck);
        QVERIFY(check.memory->stability >= Fsrs::shortestStability &&
                check.memory->stability <= Fsrs::longestStability);
        QVERIFY(check.memory->difficulty >= 1 && check.memory->difficulty <= 10);
        QVERIFY(check.due > check.lastDay && check.due <= check.lastDay.plusDays(36'500));
        QVERIFY(std::isfinite(*state.recall(check, machine.today())));
    }
    QVERIFY(taken > 500 && taken < 3000); // some are refused
}

QTEST_APPLESS_MAIN(MemoryTest)
#include "memorytest.moc"
