// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fold.h"
#include "study/guessing.h"
#include "study/optimizer/learners.h"
#include "study/optimizer/recallpath.h"
#include "study/optimizer/weightfit.h"
#include "study/studyevents.h"

#include <QtTest>

#include <cmath>

using namespace Carrel;
using namespace Qt::StringLiterals;

/** What weights are fitted to is what the fold has made memory of. */
class TrainingHistoriesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersBecomeReviews()
    {
        Test::Machine machine(u"a"_s);
        const CheckKey key = Test::checkKey(u"one"_s);
        Fold fold;
        fold.add(machine.write(Test::answerTo(key, false, Occasion::First)));
        fold.add(machine.write(Test::answerTo(key, false, Occasion::Again))); // memory knows already
        fold.add(machine.write(Test::answerTo(key, true, Occasion::Again)));
        fold.add(machine.write(Test::answerTo(key, true, Occasion::Practice)));
        QVERIFY(fold.trainingHistories().empty()); // nothing came back yet
        machine.waitDays(1);
        fold.add(machine.write(Test::answerTo(key, true)));
        machine.waitDays(3);
        fold.add(machine.write(Test::guessed(Test::answerTo(key, true))));
        machine.waitDays(1);
        fold.add(machine.write(Test::helped(Test::answerTo(key, true))));
        machine.waitDays(2);
        AnswerEvent several = Test::answerTo(key, true);
        several.optionCount = 4;
        several.rightCount = 2;
        fold.add(machine.write(several));

        const auto histories = fold.trainingHistories();
        QCOMPARE(histories.size(), 1U);
        TrainingHistory history = histories.front();
        QVERIFY(std::ranges::is_sorted(history, {}, &TrainingReview::at));
        for (TrainingReview &review : history) {
            review.at = 0;
        }
        const TrainingHistory expected{
            {.days = 0, .grade = Grade::Again, .guess = 0.5},
            {.days = 0, .grade = Grade::Good, .guess = 0.5},
            {.days = 1, .grade = Grade::Good, .guess = 0.5},
            {.days = 3, .grade = Grade::Again, .guess = 0.5, .saidGuessed = true},
            {.days = 1, .grade = Grade::Again, .guess = 0},
            {.days = 2, .grade = Grade::Good, .guess = 1.0 / 15},
        };
        QCOMPARE(history, expected);
        QCOMPARE(answersToFit(fold.state()), 4);
        QCOMPARE(trainingItems(histories).size(), 4U);
    }

    void whatWasUndoneIsLeftOut()
    {
        Test::Machine machine(u"a"_s);
        const CheckKey key = Test::checkKey(u"one"_s);
        Fold fold;
        fold.add(machine.write(Test::answerTo(key, false, Occasion::First)));
        machine.waitDays(1);
        const Event second = machine.write(Test::answerTo(key, true));
        fold.add(second);
        QCOMPARE(fold.trainingHistories().size(), 1U);
        QVERIFY(!fold.trainingHistories([] { return true; })); // who is stopped says nothing
        fold.add(machine.write(UndoEvent{second.stamp.ref.session, {second.stamp.ref.n}}));
        QVERIFY(fold.trainingHistories().empty());
        QCOMPARE(answersToFit(fold.state()), 0);
    }

    void theyEndInTheMemoryOfTheFold()
    {
        SimulatedLearner learner{.seed = 4, .checks = 120, .admits = 0.5};
        learner.settings = {weightsSetting(Test::longMemory())};
        Fold fold;
        fold.add(simulatedEvents(learner));
        const auto histories = fold.trainingHistories();
        RecallPath path(Fsrs::withWeights(Test::longMemory())->weights());
        auto history = histories.begin();
        for (const auto &[key, check] : fold.state().checks()) {
            if (check.reviews < 2) {
                continue;
            }
            QVERIFY(history != histories.end());
            const MemoryState state = path.stateAfter(*history++);
            QVERIFY(std::abs(state.stability / check.memory->stability - 1) < 1e-9);
            QVERIFY(std::abs(state.difficulty - check.memory->difficulty) < 1e-9);
        }
        QVERIFY(history == histories.end());
        QCOMPARE(answersToFit(fold.state()), int(trainingItems(histories).size()));
    }
};

QTEST_APPLESS_MAIN(TrainingHistoriesTest)
#include "traininghistoriestest.moc"
