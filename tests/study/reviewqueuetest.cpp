// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewqueue.h"

#include "study/fold.h"
#include "study/pace.h"
#include "study/reviewportion.h"
#include "study/studyevents.h"

#include <QtTest>

#include <map>
#include <set>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** As many missed checks in each lesson as its number says. */
StudyState missed(const std::vector<int> &perLesson)
{
    Machine machine(u"s1"_s);
    std::vector<Event> events;
    for (size_t lesson = 0; lesson < perLesson.size(); ++lesson) {
        for (int check = 0; check < perLesson[lesson]; ++check) {
            const CheckKey key = checkKey(u"check-%1"_s.arg(check), u"lesson-%1"_s.arg(lesson));
            events.push_back(machine.write(answerTo(key, false, Occasion::First)));
        }
    }
    return fold(std::move(events));
}

int sideBySide(const std::vector<CheckKey> &queue)
{
    int pairs = 0;
    for (size_t i = 1; i < queue.size(); ++i) {
        pairs += queue[i].lesson == queue[i - 1].lesson ? 1 : 0;
    }
    return pairs;
}

StudyDay tomorrow()
{
    return Machine(u"s"_s).today().plusDays(1);
}

} // namespace

class ReviewQueueTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksOfOneLessonAreKeptApart_data();
    void checksOfOneLessonAreKeptApart();
    void modulesAreMixedToo_data();
    void modulesAreMixedToo();
    void ofALessonTheOneAskedLongestAgoComesFirst();
    void theOrderIsTheSameAllDayAndAnotherTheNext();
    void thousandsAreOrderedAtOnce();
    void keptOverAnswersItIsTheOrderMadeAnew();
    void choicesHeldOverACheckpointCountAtOnce();
    void theNextOfAHundredThousandIsFoundAtOnce();
    void onlyWhatTheLibraryHasIsAsked();
    void aChangedCheckIsDueAtOnce();
    void nothingIsDueBeforeItsDay();
    void whatIsMostAtRiskComesFirst();
    void whatIsNearTheWishIsMixed();
    void aRestingCheckWaitsForItsDay();
    void askAgainOffersWhatWasMissedToday();
    void minutesComeFromTheOwnPace_data();
    void minutesComeFromTheOwnPace();
};

void ReviewQueueTest::checksOfOneLessonAreKeptApart_data()
{
    QTest::addColumn<std::vector<int>>("perLesson");
    QTest::addColumn<int>("pairs");
    QTest::newRow("none") << std::vector<int>{} << 0;
    QTest::newRow("one") << std::vector<int>{1} << 0;
    QTest::newRow("one lesson only") << std::vector<int>{4} << 3;
    QTest::newRow("two even lessons") << std::vector<int>{5, 5} << 0;
    QTest::newRow("one more than the rest") << std::vector<int>{1, 1, 1, 4} << 0;
    QTest::newRow("two more than the rest") << std::vector<int>{1, 1, 1, 5} << 1;
    QTest::newRow("many lessons") << std::vector<int>{7, 3, 9, 1, 4, 12, 2} << 0;
    QTest::newRow("one lesson outweighs") << std::vector<int>{20, 2, 2} << 15;
}

void ReviewQueueTest::checksOfOneLessonAreKeptApart()
{
    QFETCH(std::vector<int>, perLesson);
    const StudyState state = missed(perLesson);
    for (int day = 0; day < 50; ++day) {
        const std::vector<CheckKey> queue = dueChecks(state, tomorrow().plusDays(day));
        QCOMPARE(queue.size(), state.checks().size());
        QCOMPARE(std::set<CheckKey>(queue.begin(), queue.end()).size(), queue.size());
        QTEST(sideBySide(queue), "pairs");
    }
}

void ReviewQueueTest::modulesAreMixedToo_data()
{
    QTest::addColumn<std::vector<int>>("perLesson"); // lessons 0 to 3 are of one module, the rest of another
    QTest::addColumn<int>("pairs");                  // of one module side by side
    QTest::newRow("two even modules") << std::vector<int>{2, 2, 2, 2, 2, 2, 2, 2} << 0;
    QTest::newRow("one check each") << std::vector<int>{1, 1, 1, 1, 1, 1, 1, 1} << 0;
    QTest::newRow("a module outweighs") << std::vector<int>{3, 3, 3, 3, 2} << 9;
}

void ReviewQueueTest::modulesAreMixedToo()
{
    QFETCH(std::vector<int>, perLesson);
    const StudyState state = missed(perLesson);
    CurrentChecks current;
    const auto moduleOf = [](const CheckKey &key) {
        return key.lesson.toString() < u"lesson-4"_s ? u"first"_s : u"second"_s;
    };
    for (const auto &[key, check] : state.checks()) {
        current.insert({key, {check.fingerprint, moduleOf(key)}});
    }
    for (int day = 0; day < 50; ++day) {
        const std::vector<CheckKey> queue = dueChecks(state, tomorrow().plusDays(day), current);
        QCOMPARE(queue.size(), state.checks().size());
        QCOMPARE(sideBySide(queue), 0);
        int pairs = 0;
        for (size_t i = 1; i < queue.size(); ++i) {
            pairs += moduleOf(queue[i]) == moduleOf(queue[i - 1]) ? 1 : 0;
        }
        QTEST(pairs, "pairs");
    }
}

void ReviewQueueTest::ofALessonTheOneAskedLongestAgoComesFirst()
{
    Machine machine(u"s1"_s);
    Fold fold;
    for (const int check : {2, 0, 1}) {
        fold.add(machine.write(answerTo(checkKey(u"check-%1"_s.arg(check)), false)));
        fold.add(machine.write(answerTo(checkKey(u"other-%1"_s.arg(check), u"other"_s), false)));
        machine.waitDays(1);
    }
    for (int day = 0; day < 20; ++day) {
        std::vector<CheckKey> queue = dueChecks(fold.state(), machine.today().plusDays(day));
        std::erase_if(queue, [](const CheckKey &key) { return key.lesson.toString() == "other"_L1; });
        QCOMPARE(queue, (std::vector{checkKey(u"check-2"_s), checkKey(u"check-0"_s), checkKey(u"check-1"_s)}));
    }
}

void ReviewQueueTest::theOrderIsTheSameAllDayAndAnotherTheNext()
{
    const StudyState state = missed({6, 6, 6});
    const std::vector<CheckKey> queue = dueChecks(state, tomorrow());
    QCOMPARE(dueChecks(state, tomorrow()), queue);
    QVERIFY(dueChecks(state, tomorrow().plusDays(1)) != queue);
    // Written down, so that another computer or a later version asks in the same order.
    QCOMPARE(dueChecks(missed({1, 1, 1}), StudyDay{2'461'376}).front().lesson.toString(), u"lesson-2"_s);
}

void ReviewQueueTest::thousandsAreOrderedAtOnce()
{
    const StudyState state = missed(std::vector<int>(500, 10));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(dueChecks(state, tomorrow()).size(), size_t(5000));
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

void ReviewQueueTest::keptOverAnswersItIsTheOrderMadeAnew()
{
    Machine machine(u"s1"_s);
    Fold fold;
    CurrentChecks current;
    ReviewQueue kept;
    const auto isAsNew = [&](StudyDay day) {
        kept.update(fold.state(), day, current);
        return kept.order().all() == dueChecks(fold.state(), day, current);
    };
    std::vector<CheckKey> keys;
    for (int check = 0; check < 60; ++check) {
        keys.push_back(checkKey(u"check-%1"_s.arg(check), u"lesson-%1"_s.arg(check % 7)));
        current.insert({keys.back(), {Fingerprint(check % 9 == 0 ? u"f2"_s : u"f1"_s), u"m-%1"_s.arg(check % 3)}});
    }
    for (int step = 0; step < 400; ++step) {
        const CheckKey &key = keys[size_t(step * 37) % keys.size()];
        const Event event = machine.write(answerTo(key, step % 3 == 0));
        fold.add(event);
        QVERIFY(isAsNew(machine.today()));
        if (step % 11 == 0) {
            fold.add(machine.write(UndoEvent{event.stamp.ref.session, {event.stamp.ref.n}}));
        } else if (step % 13 == 0) {
            fold.add(machine.write(RestEvent{key, 2}));
        } else if (step % 17 == 0) {
            fold.add(machine.write(RetireEvent{key, RetireReason::Known}));
        } else if (step % 101 == 0) { // all is folded anew
            fold.add(machine.write(scopeSetting(step % 2 == 0 ? ReviewScope::Everything : ReviewScope::MissedOnly)));
        } else if (step == 200) {
            fold.hold({{u"retention"_s, 0.8}});
        }
        QVERIFY(isAsNew(machine.today()));
        QVERIFY(step % 50 > 0 || isAsNew(machine.today().plusDays(30)));
        machine.wait(3 * hourMs);
    }
    current.erase(keys.front());
    kept.clear();
    QVERIFY(isAsNew(machine.today().plusDays(100)));
    QVERIFY(!kept.order().all().empty());
    StudyState other = missed({3});
    kept.update(other, tomorrow(), {});
    QVERIFY(kept.order().all().empty());
}

void ReviewQueueTest::choicesHeldOverACheckpointCountAtOnce()
{
    Machine machine(u"s1"_s);
    Fold whole;
    CurrentChecks current;
    for (int check = 0; check < 40; ++check) {
        const CheckKey key = checkKey(u"check-%1"_s.arg(check), u"lesson-%1"_s.arg(check % 4));
        current.insert({key, {Fingerprint(u"f1"_s)}});
        whole.add(machine.write(answerTo(key, false)));
        machine.wait(30 * hourMs);
    }
    Fold early(whole.checkpoint()); // whose events are still to be read
    ReviewQueue kept;
    kept.update(early.state(), machine.today(), current);
    const std::vector<CheckKey> before = kept.order().all();
    early.hold({{u"retention"_s, 0.93}}); // the steps of risk are counted from it
    kept.update(early.state(), machine.today(), current);
    QCOMPARE(kept.order().all(), dueChecks(early.state(), machine.today(), current));
    QVERIFY(kept.order().all() != before);
}

void ReviewQueueTest::theNextOfAHundredThousandIsFoundAtOnce()
{
    constexpr int lessons = 10'000;
    constexpr double mostMs = 60; // 16 in a release build, which is several times as fast
    Fold fold;
    Machine machine(u"s1"_s);
    std::vector<Event> events;
    CurrentChecks current;
    for (int number = 0; number < 10 * lessons; ++number) {
        const CheckKey key = checkKey(u"check-%1"_s.arg(number % 10), u"lesson-%1"_s.arg(number / 10));
        current.insert({key, {Fingerprint(u"f1"_s), u"module-%1"_s.arg(number / 100)}});
        events.push_back(machine.write(answerTo(key, false)));
    }
    fold.add(std::move(events));
    machine.waitDays(200);
    ReviewQueue kept;
    std::vector<double> spentMs;
    CheckKey next;
    for (int answer = 0; answer < 10; ++answer) {
        QElapsedTimer timer;
        timer.start();
        kept.update(fold.state(), machine.today(), current);
        const CheckKey before = std::exchange(next, checksForToday(kept, fold.state(), machine.today()).front());
        const ReviewAmounts due = reviewAmounts(kept, fold.state(), machine.today());
        spentMs.push_back(double(timer.nsecsElapsed()) / 1e6);
        QVERIFY(next != before);
        QCOMPARE(due.now.checks + due.beyond.checks, 10 * lessons - answer);
        fold.add(machine.write(answerTo(next, true)));
    }
    const double firstMs = spentMs.front();
    std::ranges::sort(spentMs);
    qInfo() << "the first look" << firstMs << "ms, after an answer" << spentMs[spentMs.size() / 2] << "ms";
    QVERIFY2(spentMs[spentMs.size() / 2] < mostMs, qPrintable(QString::number(spentMs[spentMs.size() / 2])));
}

void ReviewQueueTest::onlyWhatTheLibraryHasIsAsked()
{
    const StudyState state = missed({2});
    CourseOutline outline;
    outline.info.id = CourseId(u"example.org/c"_s);
    LessonEntry entry;
    entry.slug = LessonSlug(u"lesson-0"_s);
    entry.checks = {{CheckId(u"check-1"_s), Fingerprint(u"f1"_s)}};
    outline.modules = {{u"m"_s, u"M"_s, {entry}}};
    CurrentChecks current;
    addCurrentChecks(current, outline);
    QCOMPARE(dueChecks(state, tomorrow(), current), std::vector{checkKey(u"check-1"_s, u"lesson-0"_s)});
    QCOMPARE(dueChecks(state, tomorrow(), {}).size(), size_t(0));
}

void ReviewQueueTest::aChangedCheckIsDueAtOnce()
{
    const CheckKey key = checkKey(u"check-0"_s, u"lesson-0"_s);
    const StudyState state = missed({1});
    const StudyDay today = tomorrow().plusDays(-1);
    QVERIFY(dueChecks(state, today, {{key, {Fingerprint(u"f1"_s)}}}).empty());
    QCOMPARE(dueChecks(state, today, {{key, {Fingerprint(u"f2"_s)}}}), std::vector{key});
    // One that does not come back stays away, changed or not.
    const StudyState known = fold({Machine(u"s1"_s).write(answerTo(key, true, Occasion::First))});
    QVERIFY(dueChecks(known, today, {{key, {Fingerprint(u"f2"_s)}}}).empty());
}

void ReviewQueueTest::nothingIsDueBeforeItsDay()
{
    const StudyState state = missed({3});
    QVERIFY(dueChecks(state, tomorrow().plusDays(-1)).empty());
    QCOMPARE(dueChecks(state, tomorrow()).size(), size_t(3));
    QCOMPARE(dueChecks(state, tomorrow().plusDays(400)).size(), size_t(3));
}

void ReviewQueueTest::whatIsMostAtRiskComesFirst()
{
    Machine machine(u"s1"_s);
    Fold fold;
    for (int check = 0; check < 40; ++check) { // answered one, two, four, seven, … days before
        for (const bool right : {false, true, true}) {
            fold.add(machine.write(answerTo(checkKey(u"check-%1"_s.arg(check), u"lesson-%1"_s.arg(check % 4)), right)));
            machine.waitDays(right && check % 3 > 0 ? 1 + check % 7 : 1);
        }
    }
    const StudyState &state = fold.state();
    const StudyDay today = machine.today().plusDays(60);
    double before = 0;
    std::set<int> steps;
    const std::vector<CheckKey> queue = dueChecks(state, today);
    QCOMPARE(queue.size(), size_t(40));
    for (const CheckKey &key : queue) {
        const double recall = *state.recall(*state.check(key), today);
        QVERIFY2(recall > before - 0.05, qPrintable(u"%1 after %2"_s.arg(recall).arg(before)));
        before = std::max(before, recall);
        steps.insert(int((0.9 - recall) / 0.05));
    }
    QVERIFY(steps.size() > 2);
}

void ReviewQueueTest::whatIsNearTheWishIsMixed()
{
    Machine machine(u"s1"_s);
    Fold fold;
    fold.add(machine.write(scopeSetting(ReviewScope::Everything)));
    for (int check = 0; check < 12; ++check) {
        fold.add(machine.write(answerTo(checkKey(u"check-%1"_s.arg(check % 3), u"lesson-%1"_s.arg(check / 3)), true)));
        machine.wait(minuteMs);
    }
    const StudyDay due = fold.state().checks().begin()->second.due;
    const std::vector<CheckKey> queue = dueChecks(fold.state(), due);
    QVERIFY(queue.size() > 6);
    QCOMPARE(sideBySide(queue), 0);
    for (const CheckKey &key : queue) {
        QVERIFY(*fold.state().recall(*fold.state().check(key), due) > 0.85);
    }
}

void ReviewQueueTest::aRestingCheckWaitsForItsDay()
{
    Machine machine(u"s1"_s);
    const CheckKey key = checkKey(u"check"_s);
    const CurrentChecks current{{key, {Fingerprint(u"f1"_s)}}};
    const CurrentChecks changed{{key, {Fingerprint(u"f2"_s)}}};
    Fold fold;
    fold.add(machine.write(answerTo(key, false)));
    machine.waitDays(1);
    QCOMPARE(dueChecks(fold.state(), machine.today(), current), std::vector{key});
    fold.add(machine.write(RestEvent{key, 1}));
    QVERIFY(dueChecks(fold.state(), machine.today(), current).empty());
    QVERIFY(dueChecks(fold.state(), machine.today(), changed).empty());
    QCOMPARE(nextDue(fold.state(), machine.today(), current), (NextDue{machine.today().plusDays(1), 1}));
    QCOMPARE(dueChecks(fold.state(), machine.today().plusDays(1), current), std::vector{key});
    fold.add(machine.write(RetireEvent{key, RetireReason::Unimportant}));
    QVERIFY(dueChecks(fold.state(), machine.today().plusDays(1), changed).empty());
    QVERIFY(!nextDue(fold.state(), machine.today(), current));
}

void ReviewQueueTest::askAgainOffersWhatWasMissedToday()
{
    Machine machine(u"s1"_s);
    const CheckKey key = checkKey(u"check"_s);
    const CurrentChecks current{{key, {Fingerprint(u"f1"_s)}}};
    Fold fold;
    fold.add(machine.write(answerTo(key, false, Occasion::First)));
    QCOMPARE(askAgainChecks(fold.state(), machine.today(), current), std::vector{key});
    QVERIFY(askAgainChecks(fold.state(), machine.today().plusDays(1), current).empty());
    QVERIFY(askAgainChecks(fold.state(), machine.today(), {}).empty());
    fold.add(machine.write(answerTo(key, true, Occasion::Again)));
    QVERIFY(askAgainChecks(fold.state(), machine.today(), current).empty());
}

void ReviewQueueTest::minutesComeFromTheOwnPace_data()
{
    QTest::addColumn<std::vector<qint64>>("times");
    QTest::addColumn<int>("strangers");
    QTest::addColumn<int>("minutes");
    QTest::newRow("nothing") << std::vector<qint64>{} << 0 << 0;
    QTest::newRow("never answered: half a minute each") << std::vector<qint64>{} << 6 << 3;
    QTest::newRow("the median, not the mean") << std::vector<qint64>{20'000, 100'000, 10'000} << 0 << 1;
    QTest::newRow("two in the middle") << std::vector<qint64>{60'000, 120'000} << 0 << 2;
    QTest::newRow("away from the desk counts two minutes") << std::vector<qint64>{36'000'000} << 0 << 2;
    QTest::newRow("a clock that jumped back counts nothing") << std::vector<qint64>{-600'000} << 4 << 2;
    QTest::newRow("less than a minute is one") << std::vector<qint64>{1'000} << 0 << 1;
}

void ReviewQueueTest::minutesComeFromTheOwnPace()
{
    QFETCH(std::vector<qint64>, times);
    QFETCH(int, strangers);
    Machine machine(u"s1"_s);
    Fold fold;
    std::vector<CheckKey> keys;
    for (const qint64 ms : times) {
        AnswerEvent answer = answerTo(checkKey(u"known"_s), true);
        answer.tookMs = ms;
        fold.add(machine.write(answer));
        keys = {answer.check};
    }
    for (int i = 0; i < strangers; ++i) {
        keys.push_back(checkKey(u"stranger-%1"_s.arg(i)));
    }
    QTEST(expectedMinutes(fold.state(), keys), "minutes");
}

QTEST_APPLESS_MAIN(ReviewQueueTest)
#include "reviewqueuetest.moc"
