// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/guessing.h"

#include "study/knownatreview.h"
#include "study/schedule.h"
#include "study/studysettings.h"

#include <QtTest>

#include <cmath>

using namespace Carrel;
using namespace Carrel::Test;

namespace
{

constexpr double wish = 0.9; // what StudySettings begin with

} // namespace

class GuessingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGuessHitsByTheNumberOfChoices_data()
    {
        QTest::addColumn<int>("options");
        QTest::addColumn<int>("right");
        QTest::addColumn<double>("chance");
        QTest::newRow("true or false") << 2 << 1 << 0.5;
        QTest::newRow("one of four") << 4 << 1 << 0.25;
        QTest::newRow("one of five") << 5 << 1 << 0.2;
        QTest::newRow("some of three") << 3 << 2 << 1.0 / 7;
        QTest::newRow("some of four") << 4 << 2 << 1.0 / 15;
        QTest::newRow("all of four") << 4 << 4 << 1.0 / 15;
        QTest::newRow("nothing to choose from") << 0 << 0 << 0.0;
        QTest::newRow("no choice at all") << 1 << 1 << 1.0;
        QTest::newRow("none is right") << 4 << 0 << 0.25;
    }

    void aGuessHitsByTheNumberOfChoices()
    {
        QFETCH(int, options);
        QFETCH(int, right);
        QTEST(guessChance(options, right), "chance");
    }

    void aRightAnswerWasKnownByBayes_data()
    {
        QTest::addColumn<double>("recall");
        QTest::addColumn<double>("guess");
        QTest::addColumn<double>("known");
        QTest::newRow("nothing to guess") << 0.4 << 0.0 << 1.0;
        QTest::newRow("nine tenths, four options") << 0.9 << 0.25 << 0.9 / 0.925;
        QTest::newRow("nine tenths, two options") << 0.9 << 0.5 << 0.9 / 0.95;
        QTest::newRow("surely forgotten") << 0.0 << 0.25 << 0.0;
        QTest::newRow("surely known") << 1.0 << 0.5 << 1.0;
        QTest::newRow("a right answer that says nothing") << 0.3 << 1.0 << 0.3;
        QTest::newRow("what cannot be") << 0.0 << 0.0 << 0.0;
    }

    void aRightAnswerWasKnownByBayes()
    {
        QFETCH(double, recall);
        QFETCH(double, guess);
        QFETCH(double, known);
        QVERIFY(std::abs(knownChance(recall, guess) - known) < 1e-15);
    }

    void aRightAnswerIsMixedByThatChance()
    {
        const Schedule schedule;
        const ElapsedTime week{.studyDays = 7, .days = 7};
        const MemoryState before{.stability = 7, .difficulty = 5};
        const MemoryState known = schedule.afterRight(before, week, 0);
        const MemoryState learned = schedule.afterStep(schedule.afterMiss(before, week));
        QVERIFY(learned.stability < before.stability && before.stability < known.stability);
        const MemoryState mixed = schedule.afterRight(before, week, 0.25);
        const double p = 0.9 / 0.925; // after as many days as the stability says, recall is nine tenths
        QVERIFY(std::abs(std::log(mixed.stability) -
                         (p * std::log(known.stability) + (1 - p) * std::log(learned.stability))) < 1e-12);
        QVERIFY(std::abs(mixed.difficulty - (p * known.difficulty + (1 - p) * learned.difficulty)) < 1e-12);
        QVERIFY(schedule.afterRight(before, week, 0.5).stability < mixed.stability);
    }

    void theFirstAnswerIsMixedToo()
    {
        const Schedule schedule;
        const MemoryState sure = schedule.afterRight({}, {}, 0);
        const MemoryState four = schedule.afterRight({}, {}, 0.25);
        const MemoryState two = schedule.afterRight({}, {}, 0.5);
        QVERIFY(two.stability < four.stability && four.stability < sure.stability);
        QVERIFY(schedule.afterMiss({}, {}).stability < two.stability);
    }

    void learnersWhoGuessKeepTheWish_data()
    {
        QTest::addColumn<bool>("missesFirst");
        QTest::addColumn<int>("options");
        QTest::newRow("four options") << true << 4;
        QTest::newRow("two options") << true << 2;
        QTest::newRow("three options") << true << 3;
        QTest::newRow("four options, lucky from the first answer on") << false << 4;
        QTest::newRow("two options, lucky from the first answer on") << false << 2;
    }

    void learnersWhoGuessKeepTheWish()
    {
        QFETCH(bool, missesFirst);
        QFETCH(int, options);
        const double known = knownAtReview({.options = options, .missesFirst = missesFirst});
        qInfo("known at review: %.2f %%", known * 100);
        QVERIFY2(std::abs(known - wish) <= 0.01, qPrintable(QString::number(known)));
    }

    /** What was missed, be it by a slip, comes back on the next day, where a low wish would have it wait: so more is
        known than wished, most by who never guesses. */
    void anyWishIsKept_data()
    {
        QTest::addColumn<double>("other");
        QTest::newRow("a low wish") << 0.8;
        QTest::newRow("a high wish") << 0.95;
    }

    void anyWishIsKept()
    {
        QFETCH(double, other);
        const std::vector<SettingEvent> wished{retentionSetting(other)};
        const double measure =
            knownAtReview({.missesFirst = true, .guesses = false, .optionsTold = false, .settings = wished});
        qInfo("known at review: %.2f %%", measure * 100);
        QVERIFY2(std::abs(measure - other) <= 0.02, qPrintable(QString::number(measure)));
        for (const int options : {4, 2}) {
            const double known = knownAtReview({.options = options, .missesFirst = true, .settings = wished});
            qInfo("%d options: %.2f %%", options, known * 100);
            QVERIFY2(known >= other - 0.01 && known <= measure + 0.01, qPrintable(QString::number(known)));
        }
    }

    /** Their other answers are held for luck more often than they are, so they are asked rather too early. */
    void whoAdmitsMostGuessesDoesNotFallShort_data() { withoutThatTheyMissIt_data(); }

    void whoAdmitsMostGuessesDoesNotFallShort()
    {
        QFETCH(int, options);
        const double known = knownAtReview({.options = options, .missesFirst = true, .admits = 0.8});
        qInfo("known at review: %.2f %%", known * 100);
        QVERIFY2(known >= wish - 0.01 && known <= wish + 0.02, qPrintable(QString::number(known)));
    }

    /** The same learners scheduled as if right meant known. */
    void withoutThatTheyMissIt_data()
    {
        QTest::addColumn<int>("options");
        QTest::newRow("four options") << 4;
        QTest::newRow("two options") << 2;
    }

    void withoutThatTheyMissIt()
    {
        QFETCH(int, options);
        const double known = knownAtReview({.options = options, .missesFirst = true, .optionsTold = false});
        qInfo("known at review: %.2f %%", known * 100);
        QVERIFY2(known < wish - 0.01, qPrintable(QString::number(known)));
    }

    void learnersWhoDoNotGuessAreTheMeasure()
    {
        const double known = knownAtReview({.missesFirst = true, .guesses = false, .optionsTold = false});
        qInfo("known at review: %.2f %%", known * 100);
        QVERIFY2(std::abs(known - wish) <= 0.01, qPrintable(QString::number(known)));
    }
};

QTEST_APPLESS_MAIN(GuessingTest)
#include "guessingtest.moc"
