// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewportion.h"

#include "study/fold.h"
#include "study/pace.h"
#include "study/studyevents.h"
#include "study/undostack.h"

#include <QJsonObject>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

constexpr int checkMinutes = 1; // that each takes

/** A learner with so many checks missed yesterday, each of a minute. */
struct Desk {
    Machine machine{u"s1"_s};
    Fold fold;
    CurrentChecks current;
    ReviewQueue kept;

    explicit Desk(int checks)
    {
        for (int i = 0; i < checks; ++i) {
            const CheckKey key = checkKey(u"check-%1"_s.arg(i), u"lesson-%1"_s.arg(i % 5));
            current.insert({key, {Fingerprint(u"f1"_s)}});
            answer(key, false);
        }
        machine.waitDays(1);
    }

    void answer(const CheckKey &key, bool right)
    {
        AnswerEvent answer = answerTo(key, right);
        answer.tookMs = checkMinutes * minuteMs;
        fold.add(machine.write(answer));
    }

    /** What was learned meanwhile is out of the way of the next day. */
    void retireWhatIsDueTomorrow()
    {
        std::vector<CheckKey> keys;
        for (const auto &[key, check] : fold.state().checks()) {
            if (check.lastDay == machine.today()) {
                keys.push_back(key);
            }
        }
        for (const CheckKey &key : keys) {
            fold.add(machine.write(RetireEvent{key, RetireReason::Known}));
        }
    }

    [[nodiscard]] std::optional<Backlog> backlog()
    {
        kept.update(fold.state(), machine.today(), current);
        return backlogIn(kept, reviewAmounts(kept, fold.state(), machine.today()), machine.today());
    }

    /** Whoever needs less of it is told the same, by the queue that is kept. */
    [[nodiscard]] ReviewPortion portion()
    {
        const StudyState &state = fold.state();
        const ReviewPortion portion = reviewPortion(state, machine.today(), current);
        kept.update(state, machine.today(), current);
        const ReviewAmounts amounts{.now = {int(portion.now.size()), expectedMs(state, portion.now)},
                                    .beyond = {int(portion.beyond.size()), expectedMs(state, portion.beyond)},
                                    .minutesADay = portion.minutesADay,
                                    .plan = portion.plan};
        if (reviewPortion(kept, state, machine.today()) != portion ||
            checksForToday(kept, state, machine.today()) != portion.now ||
            reviewAmounts(kept, state, machine.today()) != amounts) {
            qFatal("the kept queue says something else");
        }
        return portion;
    }
};

} // namespace

class ReviewPortionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMinutesOfADayCutTheQueue_data()
    {
        QTest::addColumn<int>("due");
        QTest::addColumn<int>("minutes");
        QTest::addColumn<int>("now");
        QTest::newRow("nothing is due") << 0 << 20 << 0;
        QTest::newRow("less than the day has") << 7 << 20 << 7;
        QTest::newRow("just as much") << 20 << 20 << 20;
        QTest::newRow("more") << 50 << 20 << 20;
        QTest::newRow("the least there can be") << 50 << 1 << 1;
        QTest::newRow("without an end") << 50 << 0 << 50;
    }

    void theMinutesOfADayCutTheQueue()
    {
        QFETCH(int, due);
        QFETCH(int, minutes);
        Desk desk(due);
        desk.fold.add(desk.machine.write(minutesADaySetting(minutes)));
        const ReviewPortion portion = desk.portion();
        QTEST(int(portion.now.size()), "now");
        QCOMPARE(portion.minutesADay, minutes);
        std::vector<CheckKey> all = portion.now;
        all.insert(all.end(), portion.beyond.begin(), portion.beyond.end());
        QCOMPARE(all, dueChecks(desk.fold.state(), desk.machine.today(), desk.current));
    }

    void twentyMinutesAreTheFirstChoice() { QCOMPARE(Desk(50).portion().now.size(), size_t(20)); }

    void whatWasReviewedTodayFillsTheDayToo()
    {
        Desk desk(50);
        desk.fold.add(desk.machine.write(minutesADaySetting(10)));
        for (int left = 10; left > 0; --left) {
            const ReviewPortion portion = desk.portion();
            QCOMPARE(int(portion.now.size()), left);
            QCOMPARE(int(portion.beyond.size()), 40);
            desk.answer(portion.now.front(), left % 2 == 0);
        }
        QVERIFY(desk.portion().now.empty());
        QCOMPARE(desk.portion().beyond.size(), size_t(40));
        desk.machine.waitDays(1);
        QCOMPARE(desk.portion().now.size(), size_t(10));
    }

    void lessonsReadTodayTakeNothingAway()
    {
        Desk desk(50);
        desk.fold.add(desk.machine.write(minutesADaySetting(10)));
        for (int i = 0; i < 10; ++i) {
            desk.answer(checkKey(u"new-%1"_s.arg(i)), false);
        }
        QCOMPARE(desk.portion().now.size(), size_t(10));
    }

    void aPlanSpreadsWhatIsOverdueOverItsDays_data()
    {
        QTest::addColumn<int>("overdue");
        QTest::addColumn<int>("days");
        QTest::addColumn<QList<int>>("missedDays"); // on which nothing is reviewed
        QTest::addColumn<QList<int>>("portions");
        QTest::newRow("evenly") << 50 << 5 << QList<int>() << QList{10, 10, 10, 10, 10};
        QTest::newRow("with a rest") << 7 << 3 << QList<int>() << QList{3, 2, 2};
        QTest::newRow("more days than checks") << 2 << 4 << QList<int>() << QList{1, 0, 1, 0};
        QTest::newRow("at once") << 9 << 1 << QList<int>() << QList{9};
        QTest::newRow("a day missed is made up for") << 50 << 5 << QList{1} << QList{10, 10, 20, 10, 10};
    }

    void aPlanSpreadsWhatIsOverdueOverItsDays()
    {
        QFETCH(int, overdue);
        QFETCH(int, days);
        QFETCH(QList<int>, missedDays);
        Desk desk(overdue);
        desk.machine.waitDays(9);
        const CatchUp plan = catchUpOver(days, overdue, desk.machine.today());
        QCOMPARE(plan.last, desk.machine.today().plusDays(days - 1));
        desk.fold.add(desk.machine.write(catchUpSetting(plan)));
        QList<int> portions;
        for (int day = 0; day < days; ++day) {
            const ReviewPortion portion = desk.portion();
            QCOMPARE(portion.plan, std::optional(plan));
            portions << int(portion.now.size());
            for (size_t i = 0; !missedDays.contains(day) && i < portion.now.size(); ++i) {
                QCOMPARE(desk.portion().now.size(), portion.now.size() - i); // as answers go on, nothing is added
                desk.answer(portion.now[i], true);
            }
            desk.retireWhatIsDueTomorrow();
            desk.machine.waitDays(1);
        }
        QTEST(portions, "portions");
        QVERIFY(!desk.portion().plan); // it is over
    }

    void whatBecomesDueMeanwhileIsAskedAsEver()
    {
        Desk desk(20);
        desk.machine.waitDays(9);
        const CatchUp plan = catchUpOver(4, 20, desk.machine.today());
        desk.fold.add(desk.machine.write(catchUpSetting(plan)));
        const ReviewPortion first = desk.portion();
        QCOMPARE(first.now.size(), size_t(5));
        desk.answer(first.now[0], false); // and so it is due tomorrow
        desk.machine.waitDays(1);
        const ReviewPortion second = desk.portion();
        QCOMPARE(second.now.size(), size_t(10)); // four of yesterday, five of today, and the one that was missed
        QVERIFY(std::ranges::contains(second.now, first.now[0]));
        QCOMPARE(second.beyond.size(), size_t(10));
    }

    void aPlanIsTakenBackByOneUndo()
    {
        Desk desk(50);
        desk.machine.waitDays(9);
        const ReviewPortion before = desk.portion();
        QVERIFY(desk.backlog());
        const Event event = desk.machine.write(catchUpSetting(catchUpOver(5, 50, desk.machine.today())));
        desk.fold.add(event);
        QVERIFY(desk.portion() != before);
        QVERIFY(!desk.backlog());
        QCOMPARE(actionWords(event.body).undo, u"Undo the plan to catch up"_s);
        desk.fold.add(desk.machine.write(UndoEvent{event.stamp.ref.session, {event.stamp.ref.n}}));
        QVERIFY(desk.portion() == before);
        desk.fold.add(desk.machine.write(catchUpSetting(CatchUp{desk.machine.today(), desk.machine.today(), 50})));
        QVERIFY(desk.portion().plan);
        desk.fold.add(desk.machine.write(catchUpSetting({})));
        QVERIFY(desk.portion() == before);
    }

    void aPlanIsOfferedWhenMoreIsDueThanADayHasMinutes_data()
    {
        QTest::addColumn<int>("due");
        QTest::addColumn<int>("minutes");
        QTest::addColumn<int>("daysLater");
        QTest::addColumn<std::optional<Backlog>>("offer");
        QTest::newRow("it fits") << 20 << 20 << 3 << std::optional<Backlog>();
        QTest::newRow("no cap") << 90 << 0 << 3 << std::optional<Backlog>();
        QTest::newRow("due today, not overdue") << 90 << 20 << 0 << std::optional<Backlog>();
        QTest::newRow("half a day each day") << 90 << 20 << 3 << std::optional(Backlog{90, 90, 9});
        QTest::newRow("a little more") << 21 << 20 << 3 << std::optional(Backlog{21, 21, 3});
        QTest::newRow("a month at the most") << 900 << 20 << 3 << std::optional(Backlog{900, 900, 30});
    }

    void aPlanIsOfferedWhenMoreIsDueThanADayHasMinutes()
    {
        QFETCH(int, due);
        QFETCH(int, minutes);
        QFETCH(int, daysLater);
        Desk desk(due);
        desk.machine.waitDays(daysLater);
        desk.fold.add(desk.machine.write(minutesADaySetting(minutes)));
        QTEST(desk.backlog(), "offer");
    }

    void aPlanThatMakesNoSenseChangesNothing_data()
    {
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("a word") << QJsonValue(u"soon"_s);
        QTest::newRow("no checks") << QJsonValue(
            QJsonObject{{u"first"_s, u"2026-12-01"_s}, {u"last"_s, u"2026-12-05"_s}, {u"checks"_s, 0}});
        QTest::newRow("backwards") << QJsonValue(
            QJsonObject{{u"first"_s, u"2026-12-05"_s}, {u"last"_s, u"2026-12-01"_s}, {u"checks"_s, 3}});
        QTest::newRow("no date") << QJsonValue(
            QJsonObject{{u"first"_s, u"2026-12-32"_s}, {u"last"_s, u"2026-12-05"_s}, {u"checks"_s, 3}});
    }

    void aPlanThatMakesNoSenseChangesNothing()
    {
        QFETCH(QJsonValue, value);
        StudySettings settings;
        const CatchUp plan{StudyDay{2'461'374}, StudyDay{2'461'376}, 9};
        settings.apply(catchUpSetting(plan));
        QCOMPARE(settings.catchUp, std::optional(plan));
        settings.apply({catchUpSetting({}).key, value});
        QCOMPARE(settings.catchUp, std::optional(plan));
    }

    void anUndoGivesTheMinuteBack()
    {
        Desk desk(50);
        desk.fold.add(desk.machine.write(minutesADaySetting(10)));
        const ReviewPortion before = desk.portion();
        desk.answer(before.now.front(), true);
        const Event undo = desk.machine.write(UndoEvent{SessionId(u"s1"_s), {52}}); // 50 answers and the setting before
        QVERIFY(desk.portion() != before);
        desk.fold.add(undo);
        QVERIFY(desk.portion() == before);
    }
};

QTEST_APPLESS_MAIN(ReviewPortionTest)
#include "reviewportiontest.moc"
