// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/calibration.h"

#include "study/statistics/pastanswers.h"

#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;

class CalibrationTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sureAndGuessedAreCountedApart()
    {
        std::vector<PastAnswer> answers;
        add(answers, 9, pastAnswer(true));
        add(answers, 1, pastAnswer(false));
        add(answers, 2, pastAnswer(true, Confidence::Guess));
        add(answers, 3, pastAnswer(false, Confidence::Guess));
        const Calibration sure = calibrationOf(answers, Confidence::Sure, every);
        QCOMPARE(sure, (Calibration{.answers = 10, .right = 9, .chance = 0.25}));
        QCOMPARE(sure.share(), 0.9);
        QCOMPARE(calibrationOf(answers, Confidence::Guess, every),
                 (Calibration{.answers = 5, .right = 2, .chance = 0.25}));
    }

    void chanceIsTheMeanOfWhatChanceWouldHit()
    {
        std::vector<PastAnswer> answers{pastAnswer(true), pastAnswer(true)};
        answers[1].guess = 0.75;
        QCOMPARE(calibrationOf(answers, Confidence::Sure, every).chance, 0.5);
    }

    void whatSaysNothingOfBeingSureIsLeftOut_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<bool>("helped");
        QTest::addColumn<int>("answers");
        QTest::newRow("a review") << int(AnswerRole::Review) << false << 1;
        QTest::newRow("with the passage open") << int(AnswerRole::Review) << true << 0;
        QTest::newRow("asked again, just explained") << int(AnswerRole::Step) << false << 0;
        QTest::newRow("missed again") << int(AnswerRole::Retry) << false << 0;
        QTest::newRow("practice") << int(AnswerRole::Practice) << false << 0;
    }

    void whatSaysNothingOfBeingSureIsLeftOut()
    {
        QFETCH(int, role);
        QFETCH(bool, helped);
        PastAnswer answer = pastAnswer(true);
        answer.role = AnswerRole(role);
        answer.helped = helped;
        QTEST(calibrationOf({&answer, 1}, Confidence::Sure, every).answers, "answers");
    }

    void aPartIsCountedByItself()
    {
        std::vector<PastAnswer> answers{pastAnswer(true), pastAnswer(false)};
        answers[1].first = true;
        const Calibration first =
            calibrationOf(answers, Confidence::Sure, [](const PastAnswer &answer) { return answer.first; });
        QCOMPARE(first, (Calibration{.answers = 1, .right = 0, .chance = 0.25}));
        QCOMPARE(calibrationOf({}, Confidence::Sure, every).share(), 0.0);
    }
};

QTEST_APPLESS_MAIN(CalibrationTest)
#include "calibrationtest.moc"
