// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewportion.h"

#include "study/fold.h"
#include "study/studyevents.h"

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

    [[nodiscard]] ReviewPortion portion() const { return reviewPortion(fold.state(), machine.today(), current); }
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
