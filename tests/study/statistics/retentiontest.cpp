// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/retention.h"

#include "study/fold.h"
#include "study/simulation.h"
#include "study/statistics/pastanswers.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;

class RetentionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void luckIsTakenOff_data()
    {
        QTest::addColumn<int>("right");
        QTest::addColumn<int>("wrong");
        QTest::addColumn<int>("admitted");
        QTest::addColumn<double>("guess");
        QTest::addColumn<double>("remembered");
        QTest::newRow("all right") << 100 << 0 << 0 << 0.25 << 1.0;
        QTest::newRow("a quarter right is luck alone") << 25 << 75 << 0 << 0.25 << 0.0;
        QTest::newRow("less than luck is nothing") << 10 << 90 << 0 << 0.25 << 0.0;
        QTest::newRow("nine of ten of four") << 90 << 10 << 0 << 0.25 << (90 - 25.0) / 75;
        QTest::newRow("nine of ten of two") << 90 << 10 << 0 << 0.5 << 0.8;
        QTest::newRow("nothing to guess") << 90 << 10 << 0 << 0.0 << 0.9;
        // Of those who do not know, as many hit as a third of those who miss: 30 miss, so 10 hit, and 5 of them say so.
        QTest::newRow("half of the luck admitted") << 65 << 30 << 5 << 0.25 << (65 - 12.5) / 87.5;
        QTest::newRow("all of the luck admitted") << 60 << 30 << 10 << 0.25 << 0.6;
        QTest::newRow("more admitted than there can be") << 40 << 30 << 30 << 0.25 << 0.4;
    }

    void luckIsTakenOff()
    {
        QFETCH(int, right);
        QFETCH(int, wrong);
        QFETCH(int, admitted);
        QFETCH(double, guess);
        QFETCH(double, remembered);
        std::vector<PastAnswer> answers;
        add(answers, right, pastAnswer(true));
        add(answers, wrong, pastAnswer(false));
        add(answers, admitted, pastAnswer(true, Confidence::Guess));
        for (PastAnswer &answer : answers) {
            answer.guess = guess;
        }
        const Retention retention = Retentions(answers).of(every);
        QCOMPARE(retention.answers, 100);
        QCOMPARE(retention.right, right);
        QVERIFY2(std::abs(retention.remembered - remembered) < 1e-9, qPrintable(QString::number(retention.remembered)));
        constexpr double rounding = 1e-9;
        QVERIFY(retention.low <= retention.remembered + rounding && retention.remembered <= retention.high + rounding);
        QVERIFY(std::abs(retention.expected - 0.9) < 1e-9);
    }

    void onlyTheFirstAnswerOfALaterDayCounts()
    {
        std::vector<PastAnswer> answers{pastAnswer(true)};
        PastAnswer other = pastAnswer(false);
        other.expected.reset(); // the first of all, practice, the same day once more
        answers.push_back(other);
        other = pastAnswer(true);
        other.guess = 1; // there was nothing to choose from
        answers.push_back(other);
        QCOMPARE(Retentions(answers).of(every).answers, 1);
    }

    void withThePassageOpenIsNotRemembered()
    {
        PastAnswer helped = pastAnswer(true);
        helped.helped = true;
        helped.guess = 0;
        const std::vector<PastAnswer> answers{helped};
        QCOMPARE(Retentions(answers).of(every).remembered, 0.0);
    }

    void aPartIsCountedByItself()
    {
        std::vector<PastAnswer> answers;
        add(answers, 30, pastAnswer(true));
        PastAnswer late = pastAnswer(false);
        late.day = firstPastDay.plusDays(40);
        late.expected = 0.7;
        add(answers, 10, late);
        const Retentions retentions(answers);
        const Retention old =
            retentions.of([](const PastAnswer &answer) { return answer.day < firstPastDay.plusDays(30); });
        QCOMPARE(old.answers, 30);
        QCOMPARE(old.remembered, 1.0);
        QVERIFY(old.isTelling());
        const Retention recent =
            retentions.of([](const PastAnswer &answer) { return answer.day >= firstPastDay.plusDays(30); });
        QCOMPARE(recent.answers, 10);
        QVERIFY(std::abs(recent.expected - 0.7) < 1e-9);
        QVERIFY(!recent.isTelling());
        QCOMPARE(retentions.of([](const PastAnswer &) { return false; }), Retention());
    }

    void itFindsWhatSimulatedLearnersReallyKnow_data()
    {
        QTest::addColumn<int>("options");
        QTest::addColumn<double>("admits");
        QTest::newRow("two options") << 2 << 0.0;
        QTest::newRow("four options") << 4 << 0.0;
        QTest::newRow("four options, half of the luck admitted") << 4 << 0.5;
    }

    void itFindsWhatSimulatedLearnersReallyKnow()
    {
        QFETCH(int, options);
        QFETCH(double, admits);
        const SimulatedLearner learner{
            .seed = 11, .checks = 1500, .newADay = 50, .options = options, .slips = 0, .admits = admits, .days = 200};
        double known = 0;
        int reviews = 0;
        for (const SimulatedDay &day : simulate(learner)) {
            known += day.known;
            reviews += day.reviews;
        }
        Fold fold;
        fold.add(simulatedEvents(learner));
        const StudyPast past = fold.past();
        const Retention retention = Retentions(past.answers).of(every);
        QCOMPARE(retention.answers, reviews);
        const QString words = QStringLiteral("remembered %1, expected %2, known %3, right %4")
                                  .arg(retention.remembered)
                                  .arg(retention.expected)
                                  .arg(known / reviews)
                                  .arg(double(retention.right) / reviews);
        QVERIFY2(std::abs(retention.remembered - known / reviews) < 0.012, qPrintable(words));
        QVERIFY2(retention.low < known / reviews && known / reviews < retention.high, qPrintable(words));
        QVERIFY2(std::abs(retention.expected - known / reviews) < 0.025, qPrintable(words));
        QVERIFY2(double(retention.right) / reviews > retention.remembered + 0.01, qPrintable(words));
    }
};

QTEST_APPLESS_MAIN(RetentionTest)
#include "retentiontest.moc"
