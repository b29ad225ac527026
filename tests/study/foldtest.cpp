// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fold.h"

#include "study/fsrsmodel.h"
#include "study/studyevents.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

const CheckKey theCheck = checkKey(u"check"_s);

/** Memory after grades with the days between them, by the schedule alone; answerTo() chooses from two options. */
MemoryState memoryAfter(const std::vector<std::pair<int, Grade>> &steps, const StudySettings &settings = {})
{
    const Schedule schedule(settings);
    std::optional<MemoryState> state;
    for (const auto &[days, grade] : steps) {
        const ElapsedTime elapsed{.studyDays = days, .days = double(days)};
        state = grade == Grade::Good ? schedule.afterRight(state, elapsed, 0.5) : schedule.afterMiss(state, elapsed);
    }
    return *state;
}

const CheckState &only(const StudyState &state)
{
    return state.checks().begin()->second;
}

} // namespace

class FoldTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersBecomeGrades_data();
    void answersBecomeGrades();
    void twoComputersOnOneEveningAreReplayed();
    void askingAgainAfterMidnightIsAReview();
    void machinesThatNeverMetInventNoGap();
    void aClockSetBackGivesNoNegativeGap();
    void travellingNeverMakesADayTwice();
    void anotherRolloverLeavesThePastAlone();
    void anAnswerThatComesLateIsPutInItsPlace();
    void aWholeActionIsUndone();
    void anUndoIsUndone();
    void anUndoMayComeBeforeWhatItUndoes();
    void thirtyAreUndoneLastFirst();
    void aSuspectClockIsPutRight();
    void theLastReportOnAClockHolds();
    void aForkKeepsBoth();
    void aliasesAreCollectedAndUndone();
    void settingsHoldForTheWholeRecord();
    void settingsThatMakeNoSenseChangeNothing_data();
    void settingsThatMakeNoSenseChangeNothing();
    void anEarlierWishAboveTheHighestCountsAsThat();
    void theCalendarComesBackAsItWasChosen();
    void whatTheLearnerWasToldHolds();
    void aHeldChoiceGoesBeforeTheLearnersOwn();
    void aRecommendedChoiceHoldsUntilTheLearnerChooses();
    void theLastPlaceIsKept();
    void practiceAloneHasNoMemory();
    void aRestPutsOffAndGradesNothing();
    void anAnswerEndsARest();
    void whatIsRetiredStaysAwayUntilItIsBroughtBack();
    void restAndRetirementAreTakenBackAndDoneAgain();
};

void FoldTest::answersBecomeGrades_data()
{
    using Steps = std::vector<std::pair<int, Grade>>;
    QTest::addColumn<QString>("letters"); // as in verdicttest; a digit lets days go by
    QTest::addColumn<Steps>("grades");
    QTest::addColumn<int>("dueIn");
    QTest::newRow("wrong") << u"w"_s << Steps{{0, Grade::Again}} << 1;
    QTest::newRow("right and sure") << u"r"_s << Steps{{0, Grade::Good}} << 2;
    QTest::newRow("a guess is not known") << u"g"_s << Steps{{0, Grade::Again}} << 1;
    QTest::newRow("help is not known") << u"h"_s << Steps{{0, Grade::Again}} << 1;
    QTest::newRow("the same-day step") << u"wR"_s << Steps{{0, Grade::Again}, {0, Grade::Good}} << 1;
    QTest::newRow("one step a day") << u"wRRWR"_s << Steps{{0, Grade::Again}, {0, Grade::Good}} << 1;
    QTest::newRow("misses before the step") << u"wWWR"_s << Steps{{0, Grade::Again}, {0, Grade::Good}} << 1;
    QTest::newRow("a guess is no step") << u"wGR"_s << Steps{{0, Grade::Again}, {0, Grade::Good}} << 1;
    QTest::newRow("a step after a guess") << u"gR"_s << Steps{{0, Grade::Again}, {0, Grade::Good}} << 1;
    QTest::newRow("practice") << u"wp"_s << Steps{{0, Grade::Again}} << 1;
    QTest::newRow("wrong in practice") << u"rq"_s << Steps{{0, Grade::Good}} << 2;
    QTest::newRow("asked again without a miss") << u"rW"_s << Steps{{0, Grade::Good}} << 2;
    QTest::newRow("the next day") << u"wR1r"_s << Steps{{0, Grade::Again}, {0, Grade::Good}, {1, Grade::Good}} << 1;
    QTest::newRow("long overdue") << u"w400r"_s << Steps{{0, Grade::Again}, {400, Grade::Good}} << -1;
    QTest::newRow("missed at a review") << u"r2r9w"_s << Steps{{0, Grade::Good}, {2, Grade::Good}, {9, Grade::Again}}
                                        << 1;
    QTest::newRow("and then the step") << u"r2wR"_s << Steps{{0, Grade::Good}, {2, Grade::Again}, {0, Grade::Good}}
                                       << 1;
}

void FoldTest::answersBecomeGrades()
{
    QFETCH(QString, letters);
    using Steps = std::vector<std::pair<int, Grade>>;
    QFETCH(Steps, grades);
    QFETCH(int, dueIn);
    Machine machine(u"s1"_s);
    std::vector<Event> events;
    int days = 0;
    for (const QChar letter : letters) {
        const QChar kind = letter.toLower();
        const Occasion occasion = letter.isUpper() ? Occasion::Again : Occasion::Review;
        if (letter.isDigit()) {
            days = days * 10 + letter.digitValue();
            continue;
        }
        machine.waitDays(std::exchange(days, 0));
        if (kind == u'w' || kind == u'r') {
            events.push_back(machine.write(answerTo(theCheck, kind == u'r', occasion)));
        } else if (kind == u'g') {
            events.push_back(machine.write(guessed(answerTo(theCheck, true, occasion))));
        } else if (kind == u'h') {
            events.push_back(machine.write(helped(answerTo(theCheck, true, occasion))));
        } else if (kind == u'p' || kind == u'q') {
            events.push_back(machine.write(answerTo(theCheck, kind == u'p', Occasion::Practice)));
        }
    }
    const StudyState state = fold(events);
    QCOMPARE(only(state).memory, memoryAfter(grades));
    QCOMPARE(only(state).answers, int(events.size()));
    if (dueIn > 0) {
        QCOMPARE(only(state).due, machine.today().plusDays(dueIn));
    }
    QVERIFY(only(state).due > only(state).lastDay);
}

void FoldTest::twoComputersOnOneEveningAreReplayed()
{
    Machine laptop(u"laptop"_s);
    Machine lab(u"lab"_s, noonMs + hourMs);
    const StudyState state = fold({lab.write(answerTo(theCheck, false)), laptop.write(answerTo(theCheck, true))});
    QCOMPARE(only(state).memory, memoryAfter({{0, Grade::Good}, {0, Grade::Again}}));
    QCOMPARE(only(state).due, lab.today().plusDays(1));
    QVERIFY(only(state).everMissed);
}

void FoldTest::askingAgainAfterMidnightIsAReview()
{
    Machine machine(u"s1"_s, noonMs + 15 * hourMs); // 03:00, an hour before the rollover
    const Event miss = machine.write(answerTo(theCheck, false));
    machine.wait(2 * hourMs);
    const StudyState state = fold({miss, machine.write(answerTo(theCheck, true, Occasion::Again))});
    QCOMPARE(only(state).memory, memoryAfter({{0, Grade::Again}, {1, Grade::Good}}));
}

void FoldTest::machinesThatNeverMetInventNoGap()
{
    // Ten months on a laptop; three days of them on a lab computer too, which never saw the laptop's events.
    Machine laptop(u"laptop"_s);
    std::vector<Event> events;
    std::vector<std::pair<int, Grade>> grades;
    for (int day = 0; day < 300; day += 30) {
        events.push_back(laptop.write(answerTo(theCheck, true)));
        laptop.waitDays(30);
        grades.emplace_back(day == 0 ? 0 : 30, Grade::Good);
    }
    Machine lab(u"lab"_s, noonMs + 135 * dayMs);
    for (int day = 0; day < 3; ++day) {
        events.push_back(lab.write(answerTo(theCheck, day > 0)));
        lab.waitDays(1);
    }
    grades.insert(grades.begin() + 5, {{15, Grade::Again}, {1, Grade::Good}, {1, Grade::Good}});
    grades[8].first = 13;
    std::ranges::reverse(events);
    const StudyState state = fold(events);
    QCOMPARE(only(state).memory, memoryAfter(grades));
    QCOMPARE(only(state).lastDay, laptop.today().plusDays(-30));
    QCOMPARE(only(state).longestRetainedDays, 30);
}

void FoldTest::aClockSetBackGivesNoNegativeGap()
{
    Machine machine(u"s1"_s);
    Machine later(u"s2"_s, noonMs - 500 * dayMs);
    const Event first = machine.write(answerTo(theCheck, false));
    later.see(first);
    const StudyState state = fold({later.write(answerTo(theCheck, true, Occasion::Again)), first});
    QCOMPARE(only(state).memory, memoryAfter({{0, Grade::Again}, {0, Grade::Good}}));
    QCOMPARE(only(state).due, machine.today().plusDays(1));
}

void FoldTest::travellingNeverMakesADayTwice()
{
    Machine machine(u"s1"_s, noonMs, 3600); // Berlin, 13:00
    std::vector<Event> events{machine.write(answerTo(theCheck, false))};
    machine.wait(16 * hourMs);
    machine.fly(9 * 3600); // Tokyo, 13:00 the next day
    events.push_back(machine.write(answerTo(theCheck, true)));
    QCOMPARE(only(fold(events)).memory, memoryAfter({{0, Grade::Again}, {1, Grade::Good}}));
    machine.wait(hourMs);
    machine.fly(-10 * 3600); // Honolulu, over the date line: the day before again
    events.push_back(machine.write(answerTo(theCheck, false)));
    QCOMPARE(only(fold(events)).memory, memoryAfter({{0, Grade::Again}, {1, Grade::Good}, {0, Grade::Again}}));
    QVERIFY(only(fold(events)).due > events[1].stamp.day);
}

void FoldTest::anotherRolloverLeavesThePastAlone()
{
    Machine machine(u"s1"_s, noonMs + 14 * hourMs); // 02:00, still the day before
    std::vector<Event> events{machine.write(answerTo(theCheck, false))};
    const StudyDay due = only(fold(events)).due;
    events.push_back(machine.write(rolloverSetting(0)));
    const StudyState state = fold(events);
    QCOMPARE(only(state).due, due);
    QCOMPARE(state.settings().rolloverMinutes, 0);
}

void FoldTest::anAnswerThatComesLateIsPutInItsPlace()
{
    Machine machine(u"s1"_s);
    std::vector<Event> events;
    for (int day = 0; day < 5; ++day) {
        events.push_back(machine.write(answerTo(theCheck, day != 2)));
        machine.waitDays(3);
    }
    Fold inTurn;
    for (const size_t i : {0, 1, 4, 3, 2, 1}) {
        inTurn.add(events[i]);
    }
    QCOMPARE(inTurn.state().toCanonicalJson(), fold(events).toCanonicalJson());
    QCOMPARE(inTurn.size(), 5);
}

void FoldTest::aWholeActionIsUndone()
{
    Machine machine(u"s1"_s);
    Fold fold;
    const QByteArray nothing = fold.state().toCanonicalJson();
    const Event answer = machine.write(answerTo(theCheck, true));
    const Event bring = machine.write(BringBackEvent{theCheck, true});
    const Event read = machine.write(MarkReadEvent{theCheck.lessonRef(), true});
    fold.add({answer, bring, read});
    fold.add(machine.write(UndoEvent{SessionId(u"s1"_s), {1, 2, 3}}));
    QVERIFY(fold.state().checks().empty());
    QVERIFY(fold.state().lessons().empty());
    QCOMPARE(fold.state().undone().size(), size_t(3));
    QVERIFY(fold.state().toCanonicalJson() != nothing); // the record remembers what was taken back
    QVERIFY(*fold.find(answer.stamp.ref) == answer);
}

void FoldTest::anUndoIsUndone()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.add(machine.write(answerTo(theCheck, true)));
    const QByteArray before = fold.state().toCanonicalJson();
    fold.add(machine.write(UndoEvent{SessionId(u"s1"_s), {1}}));
    QVERIFY(!fold.state().check(theCheck));
    fold.add(machine.write(UndoEvent{SessionId(u"s1"_s), {2}}));
    QVERIFY(fold.state().check(theCheck));
    fold.add(machine.write(UndoEvent{SessionId(u"s1"_s), {3}}));
    QVERIFY(!fold.state().check(theCheck));
    fold.add(machine.write(UndoEvent{SessionId(u"s1"_s), {4}}));
    QVERIFY(fold.state().check(theCheck));
    QVERIFY(!before.isEmpty());
}

void FoldTest::anUndoMayComeBeforeWhatItUndoes()
{
    Machine machine(u"s1"_s);
    const Event answer = machine.write(answerTo(theCheck, true));
    Fold fold;
    fold.add(machine.write(UndoEvent{SessionId(u"s1"_s), {1}}));
    fold.add(answer);
    QVERIFY(!fold.state().check(theCheck));
}

void FoldTest::thirtyAreUndoneLastFirst()
{
    Machine machine(u"s1"_s);
    Fold fold;
    std::vector<QByteArray> checks;
    std::vector<Event> answers;
    const auto shown = [&fold] {
        const CheckState *check = fold.state().check(theCheck);
        return check ? QByteArray::number(check->memory->stability, 'g', 17) + QByteArray::number(check->answers)
                     : QByteArray();
    };
    for (int i = 0; i < 40; ++i) {
        checks.push_back(shown());
        answers.push_back(machine.write(answerTo(theCheck, i % 3 != 0)));
        fold.add(answers.back());
        machine.waitDays(i % 4);
    }
    Machine restarted(u"s2"_s, machine.nowMs());
    while (!answers.empty()) {
        fold.add(restarted.write(UndoEvent{SessionId(u"s1"_s), {answers.back().stamp.ref.n}}));
        answers.pop_back();
        QCOMPARE(shown(), checks.back());
        checks.pop_back();
    }
}

void FoldTest::aSuspectClockIsPutRight()
{
    Machine right(u"right"_s);
    Machine ahead(u"ahead"_s, noonMs + 3000 * dayMs + 2 * dayMs); // two days later, by a clock 3000 days ahead
    std::vector<Event> events{right.write(answerTo(theCheck, false)), ahead.write(answerTo(theCheck, true))};
    right.waitDays(5);
    events.push_back(right.write(answerTo(theCheck, true)));
    const Event report = right.write(ClockSuspectEvent{SessionId(u"ahead"_s), 3000 * dayMs});
    events.push_back(report);
    const StudyState state = fold(events);
    QCOMPARE(only(state).memory, memoryAfter({{0, Grade::Again}, {2, Grade::Good}, {3, Grade::Good}}));
    QCOMPARE(only(state).lastDay, right.today());
    QCOMPARE(state.suspects().at(SessionId(u"ahead"_s)), 3000 * dayMs);
    // Taking the report back brings the raw times back.
    events.push_back(right.write(UndoEvent{SessionId(u"right"_s), {report.stamp.ref.n}}));
    QVERIFY(fold(events).suspects().empty());
    QCOMPARE(only(fold(events)).lastDay, ahead.today());
}

void FoldTest::theLastReportOnAClockHolds()
{
    Machine machine(u"s1"_s);
    const SessionId session(u"ahead"_s);
    Fold fold;
    fold.add(machine.write(ClockSuspectEvent{session, 1000}));
    const Event last = machine.write(ClockSuspectEvent{session, 3000});
    const Event middle = Machine(u"s0"_s).write(ClockSuspectEvent{session, 2000});
    fold.add(last);
    fold.add(middle);
    QCOMPARE(fold.state().suspects().at(session), 3000);
    fold.add(machine.write(ClockSuspectEvent{session, 0}));
    QCOMPARE(fold.state().suspects().at(session), 0); // kept, so that nobody reports it once more
}

void FoldTest::aForkKeepsBoth()
{
    const CheckKey other = checkKey(u"other"_s);
    const Event a = Machine(u"s1"_s).write(answerTo(theCheck, false));
    const Event b = Machine(u"s1"_s).write(answerTo(other, false));
    Fold fold;
    fold.add({a, b, a});
    QCOMPARE(fold.size(), 2);
    QVERIFY(fold.state().check(theCheck) && fold.state().check(other));
    QCOMPARE(fold.state().forked(), std::set{a.stamp.ref});
    const EventRef derived = fold.state().check(other)->last->ref;
    QVERIFY(derived != a.stamp.ref);
    QVERIFY(*fold.find(derived) == b);
    // An undo of the derived key takes back one, an undo of the key itself both.
    Machine machine(u"s2"_s, noonMs + hourMs);
    fold.add(machine.write(UndoEvent{derived.session, {derived.n}}));
    QVERIFY(fold.state().check(theCheck) && !fold.state().check(other));
    fold.add(machine.write(UndoEvent{a.stamp.ref.session, {a.stamp.ref.n}}));
    QVERIFY(fold.state().checks().empty());
}

void FoldTest::aliasesAreCollectedAndUndone()
{
    Machine machine(u"s1"_s);
    const LearnerId other(u"other"_s);
    Fold fold;
    fold.add(machine.write(AliasEvent{other}));
    QCOMPARE(fold.state().aliases(), std::set{other});
    fold.add(machine.write(UndoEvent{SessionId(u"s1"_s), {1}}));
    QVERIFY(fold.state().aliases().empty());
}

void FoldTest::settingsHoldForTheWholeRecord()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.add(machine.write(answerTo(theCheck, true)));
    fold.add(machine.write(retentionSetting(0.8)));
    const StudyDay today = machine.today();
    QVERIFY(only(fold.state()).due > today.plusDays(3));
    fold.add(machine.write(maximumIntervalSetting(3)));
    QVERIFY(only(fold.state()).due <= today.plusDays(3));
    std::vector<double> weights(Fsrs().weights().size(), 0);
    std::ranges::copy(Fsrs().weights(), weights.begin());
    weights[2] = 1;
    fold.add(machine.write(weightsSetting(weights)));
    StudySettings own;
    own.weights = weights;
    QCOMPARE(only(fold.state()).memory, memoryAfter({{0, Grade::Good}}, own));
    QVERIFY(only(fold.state()).memory != memoryAfter({{0, Grade::Good}}));
    QCOMPARE(fold.state().schedule().model().id(), FsrsModel(weights).id());
    fold.add(machine.write(weightsSetting({})));
    QCOMPARE(only(fold.state()).memory, memoryAfter({{0, Grade::Good}}));
    fold.add(machine.write(UndoEvent{SessionId(u"s1"_s), {2, 3, 4, 5}}));
    QCOMPARE(fold.state().settings(), StudySettings());
    QCOMPARE(only(fold.state()).due, today.plusDays(2));
}

void FoldTest::settingsThatMakeNoSenseChangeNothing_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("no such scope") << u"scope"_s << QJsonValue(u"all"_s);
    QTest::newRow("scope as a number") << u"scope"_s << QJsonValue(2);
    QTest::newRow("retention of one") << u"retention"_s << QJsonValue(1);
    QTest::newRow("retention too low") << u"retention"_s << QJsonValue(0.2);
    QTest::newRow("retention as text") << u"retention"_s << QJsonValue(u"0.95"_s);
    QTest::newRow("three weights") << u"weights"_s << QJsonValue(QJsonArray{1, 2, 3});
    QTest::newRow("weights as text") << u"weights"_s << QJsonValue(QJsonArray{u"1"_s});
    QTest::newRow("no day at most") << u"maximumInterval"_s << QJsonValue(0);
    QTest::newRow("half a day at most") << u"maximumInterval"_s << QJsonValue(1.5);
    QTest::newRow("six days of a week") << u"easyDays"_s
                                        << QJsonValue(QJsonArray({u"usual"_s, u"usual"_s, u"usual"_s, u"usual"_s,
                                                                  u"usual"_s, u"usual"_s}));
    QTest::newRow("a week without a day")
        << u"easyDays"_s
        << QJsonValue(QJsonArray({u"none"_s, u"none"_s, u"none"_s, u"none"_s, u"none"_s, u"none"_s, u"none"_s}));
    QTest::newRow("a word for no load") << u"easyDays"_s
                                        << QJsonValue(QJsonArray({u"less"_s, u"usual"_s, u"usual"_s, u"usual"_s,
                                                                  u"usual"_s, u"usual"_s, u"much"_s}));
    QTest::newRow("a holiday that ends before it begins")
        << u"holidays"_s
        << QJsonValue(QJsonArray{QJsonObject{{u"first"_s, u"2026-12-24"_s}, {u"last"_s, u"2026-12-23"_s}}});
    QTest::newRow("a holiday on no date")
        << u"holidays"_s
        << QJsonValue(QJsonArray{QJsonObject{{u"first"_s, u"2026-02-30"_s}, {u"last"_s, u"2026-03-03"_s}}});
    QTest::newRow("a rollover beyond the day") << u"rollover"_s << QJsonValue(1440);
}

void FoldTest::settingsThatMakeNoSenseChangeNothing()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    Machine machine(u"s1"_s);
    const StudyState state = fold({machine.write(SettingEvent{key, value})});
    QCOMPARE(state.settings(), StudySettings());
}

void FoldTest::anEarlierWishAboveTheHighestCountsAsThat()
{
    QCOMPARE(fold({Machine(u"s1"_s).write(retentionSetting(0.99))}).settings().retention, highestRetention);
}

void FoldTest::theCalendarComesBackAsItWasChosen()
{
    Machine machine(u"s1"_s);
    const WeekLoads week{DayLoad::Less,  DayLoad::Usual, DayLoad::Usual, DayLoad::Usual,
                         DayLoad::Usual, DayLoad::Usual, DayLoad::None};
    const std::vector<Holiday> holidays{{QDate(2026, 12, 24), QDate(2027, 1, 1)},
                                        {QDate(2027, 8, 2), QDate(2027, 8, 20)}};
    const StudyCalendar calendar =
        fold({machine.write(easyDaysSetting(week)), machine.write(holidaysSetting({holidays[1], holidays[0]}))})
            .settings()
            .calendar;
    QCOMPARE(calendar.week, week);
    QCOMPARE(calendar.holidays, holidays);
    const auto on = [&calendar](int year, int month, int day) {
        return calendar.on(StudyDay{QDate(year, month, day).toJulianDay()});
    };
    QCOMPARE(on(2026, 11, 29), DayLoad::None); // a Sunday
    QCOMPARE(on(2026, 11, 30), DayLoad::Less);
    QCOMPARE(on(2026, 12, 23), DayLoad::Usual);
    QCOMPARE(on(2026, 12, 24), DayLoad::None);
    QCOMPARE(on(2027, 1, 1), DayLoad::None);
    QCOMPARE(on(2027, 1, 2), DayLoad::Usual);
    QVERIFY(fold({machine.write(holidaysSetting({}))}).settings().calendar.holidays.empty());
}

void FoldTest::whatTheLearnerWasToldHolds()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.add(machine.write(retentionSetting(lowestRetention)));
    AnswerEvent answer = answerTo(theCheck, true);
    const StudyDay today = machine.today();
    const std::vector<WaitChoice> waits = fold.state().schedule().waits(memoryAfter({{0, Grade::Good}}), {}, today);
    QVERIFY(waits.size() > 3);
    for (const WaitChoice &wait : waits) {
        answer.wait = wait.days;
        Fold told = Fold();
        told.add({machine.write(retentionSetting(lowestRetention)), machine.write(answer)});
        QCOMPARE(only(told.state()).due, today.plusDays(wait.days));
    }
    answer.wait = waits.back().days + 1; // never one of those: as if nothing had been told
    fold.add(machine.write(answer));
    const StudyDay drawn = only(fold.state()).due;
    QVERIFY(drawn >= today.plusDays(waits.front().days) && drawn <= today.plusDays(waits.back().days));
    // A day that is kept free since then is told no longer.
    WeekLoads week = {};
    week[size_t(drawn.date().dayOfWeek() - 1)] = DayLoad::None;
    fold.add(machine.write(easyDaysSetting(week)));
    QVERIFY(only(fold.state()).due != drawn);
}

void FoldTest::aHeldChoiceGoesBeforeTheLearnersOwn()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.add(machine.write(scopeSetting(ReviewScope::MissedOnly)));
    fold.add(machine.write(answerTo(theCheck, true)));
    QVERIFY(!only(fold.state()).scheduled);
    fold.hold({{u"scope"_s, u"everything"_s}, {u"retention"_s, 7}});
    QCOMPARE(fold.state().settings().scope, ReviewScope::Everything);
    QCOMPARE(fold.state().settings().retention, StudySettings().retention); // makes no sense, so holds nothing
    QVERIFY(only(fold.state()).scheduled);
    fold.add(machine.write(scopeSetting(ReviewScope::MissedAndGuessed)));
    QVERIFY(only(fold.state()).scheduled);
    fold.hold({});
    QCOMPARE(fold.state().settings().scope, ReviewScope::MissedAndGuessed);
    QVERIFY(!only(fold.state()).scheduled);
}

void FoldTest::aRecommendedChoiceHoldsUntilTheLearnerChooses()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.hold({}, {{u"scope"_s, u"everything"_s}, {u"rollover"_s, 60}, {u"retention"_s, 7}});
    QCOMPARE(fold.state().settings().rolloverMinutes, 60);
    QCOMPARE(fold.state().settings().retention, StudySettings().retention);
    fold.add(machine.write(answerTo(theCheck, true)));
    QVERIFY(only(fold.state()).scheduled);
    const Event choice = machine.write(scopeSetting(ReviewScope::MissedOnly));
    fold.add(choice);
    QCOMPARE(fold.state().settings().scope, ReviewScope::MissedOnly);
    QCOMPARE(fold.state().settings().rolloverMinutes, 60);
    QVERIFY(!only(fold.state()).scheduled);
    fold.add(machine.write(UndoEvent{choice.stamp.ref.session, {choice.stamp.ref.n}}));
    QCOMPARE(fold.state().settings().scope, ReviewScope::Everything);
    fold.hold({{u"scope"_s, u"missedAndGuessed"_s}}, {{u"scope"_s, u"everything"_s}});
    QCOMPARE(fold.state().settings().scope, ReviewScope::MissedAndGuessed);
}

void FoldTest::theLastPlaceIsKept()
{
    Machine machine(u"s1"_s);
    const LessonRef lesson = theCheck.lessonRef();
    const LessonRef other = checkKey({}, u"other"_s).lessonRef();
    const Event early = machine.write(PlaceEvent{lesson, BlockId(u"p-1"_s), 0.5, true, 30'000});
    machine.wait(minuteMs);
    const Event late = machine.write(PlaceEvent{lesson, BlockId(u"p-2"_s), 0.25, false, 20'000});
    machine.wait(minuteMs);
    Fold fold;
    fold.add({late, early});
    const LessonState *state = fold.state().lesson(lesson);
    QVERIFY(state);
    QCOMPARE(state->block, BlockId(u"p-2"_s));
    QCOMPARE(state->offset, 0.25);
    QCOMPARE(state->foregroundMs, 50'000);
    QVERIFY(state->lastBlockSeen);
    QCOMPARE(fold.state().lastOpened(), lesson);
    fold.add(machine.write(PlaceEvent{other, {}, 0, false, -5'000}));
    QCOMPARE(fold.state().lesson(other)->foregroundMs, 0);
    QCOMPARE(fold.state().lastOpened(), other);
}

void FoldTest::practiceAloneHasNoMemory()
{
    Machine machine(u"s1"_s);
    const StudyState state = fold(
        {machine.write(answerTo(theCheck, true, Occasion::Practice)), machine.write(BringBackEvent{theCheck, true})});
    QVERIFY(!only(state).memory && !only(state).last);
    QVERIFY(only(state).scheduled);
    QVERIFY(!only(state).isDue(machine.today().plusDays(1000)));
    QVERIFY(!state.recall(only(state), machine.today()));
}

void FoldTest::aRestPutsOffAndGradesNothing()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.add(machine.write(answerTo(theCheck, false)));
    machine.waitDays(1);
    const StudyDay today = machine.today();
    const CheckState before = only(fold.state());
    QVERIFY(before.isDue(today));
    QCOMPARE(fold.state().checksDueOn(today), 1);
    fold.add(machine.write(RestEvent{theCheck, 1}));
    const CheckState &rested = only(fold.state());
    QVERIFY(!rested.isDue(today) && rested.isResting(today));
    QVERIFY(rested.isDue(today.plusDays(1)) && !rested.isResting(today.plusDays(1)));
    QCOMPARE(rested.comesBackOn(), today.plusDays(1));
    QCOMPARE(fold.state().checksDueOn(today), 0);
    QCOMPARE(fold.state().checksDueOn(today.plusDays(1)), 1);
    CheckState without = rested;
    without.restsUntil.reset();
    QVERIFY(without == before);
}

void FoldTest::anAnswerEndsARest()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.add(machine.write(answerTo(theCheck, false)));
    fold.add(machine.write(RestEvent{theCheck, 30}));
    fold.add(machine.write(answerTo(theCheck, true, Occasion::Practice)));
    QCOMPARE(only(fold.state()).comesBackOn(), machine.today().plusDays(30));
    QCOMPARE(only(fold.state()).practisedOn, machine.today());
    machine.waitDays(1);
    fold.add(machine.write(answerTo(theCheck, false)));
    QCOMPARE(only(fold.state()).comesBackOn(), machine.today().plusDays(1));
}

void FoldTest::whatIsRetiredStaysAwayUntilItIsBroughtBack()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.add(machine.write(answerTo(theCheck, false)));
    const MemoryState memory = *only(fold.state()).memory;
    fold.add(machine.write(RetireEvent{theCheck, RetireReason::Known}));
    QVERIFY(!only(fold.state()).scheduled);
    QCOMPARE(only(fold.state()).retired, RetireReason::Known);
    QVERIFY(!only(fold.state()).isDue(machine.today().plusDays(1000)));
    fold.add(machine.write(scopeSetting(ReviewScope::Everything)));
    QVERIFY(!only(fold.state()).scheduled);
    QVERIFY(only(fold.state()).memory == memory);
    fold.add(machine.write(BringBackEvent{theCheck, true}));
    QVERIFY(only(fold.state()).scheduled && !only(fold.state()).retired);
    QVERIFY(only(fold.state()).isDue(machine.today().plusDays(1)));
}

void FoldTest::restAndRetirementAreTakenBackAndDoneAgain()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.add(machine.write(answerTo(theCheck, false)));
    for (const EventBody &body : {EventBody(RestEvent{theCheck, 1}), EventBody(RetireEvent{theCheck})}) {
        const CheckState before = only(fold.state());
        const Event event = machine.write(body);
        fold.add(event);
        const CheckState after = only(fold.state());
        QVERIFY(after != before);
        const Event undo = machine.write(UndoEvent{event.stamp.ref.session, {event.stamp.ref.n}});
        fold.add(undo);
        QVERIFY(only(fold.state()) == before);
        fold.add(machine.write(UndoEvent{undo.stamp.ref.session, {undo.stamp.ref.n}}));
        QVERIFY(only(fold.state()) == after);
        fold.add(machine.write(BringBackEvent{theCheck, true}));
    }
}

QTEST_APPLESS_MAIN(FoldTest)
#include "foldtest.moc"
