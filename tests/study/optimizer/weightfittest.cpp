// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/weightfit.h"

#include "base/job.h"
#include "study/optimizer/fitwords.h"
#include "study/optimizer/learners.h"

#include <QSignalSpy>
#include <QtTest>

#include <cmath>

using namespace Carrel;
using namespace Qt::StringLiterals;

namespace
{

constexpr int seeds = 12;

std::optional<WeightFit> fitOf(const SimulatedLearner &learner)
{
    const JobControl control;
    return fitWeights({Test::historiesOf(learner), {}}, control);
}

/** Days between the answers to a check that was recalled each time. */
std::vector<double> chain(const std::vector<double> &weights)
{
    const Fsrs fsrs = Fsrs::withWeights(weights).value();
    MemoryState state = fsrs.next(fsrs.next({}, 0, Grade::Again), 0, Grade::Good);
    std::vector<double> days{1};
    while (days.size() < 6) {
        state = fsrs.next(state, int(std::lround(days.back())), Grade::Good);
        days.push_back(std::max(1.0, state.stability));
    }
    return days;
}

/** How much longer or shorter the last pauses of @p weights are than those of @p others, as a factor. */
double stretch(const std::vector<double> &weights, const std::vector<double> &others)
{
    const std::vector<double> a = chain(weights);
    const std::vector<double> b = chain(others);
    return std::sqrt(a[3] / b[3] * (a[4] / b[4]));
}

std::vector<double> defaults()
{
    const FsrsWeights weights = Fsrs().weights();
    return {weights.begin(), weights.end()};
}

/** Weights fitted to a learner with the memory of the defaults, as it is done, or as if all answers were recalled. */
std::vector<double> fitted(const SimulatedLearner &learner, bool reckonsWithGuesses)
{
    std::vector<TrainingHistory> histories = Test::historiesOf(learner);
    for (TrainingHistory &history : histories) {
        for (TrainingReview &review : history) {
            review.guess = reckonsWithGuesses ? review.guess : 0;
        }
    }
    const JobControl control;
    const auto weights = fittedWeights(histories, withoutOutliers(histories, trainingItems(histories)), control);
    return {weights->begin(), weights->end()};
}

} // namespace

class WeightFitTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoForgetsAsTheDefaultsSayIsOfferedNothing_data()
    {
        QTest::addColumn<int>("options");
        QTest::addColumn<double>("admits");
        QTest::newRow("recalled") << 0 << 0.0;
        QTest::newRow("four options") << 4 << 0.0;
        QTest::newRow("four options, most guesses said") << 4 << 0.8;
        QTest::newRow("two options") << 2 << 0.0;
        QTest::newRow("two options, most guesses said") << 2 << 0.8;
    }

    void whoForgetsAsTheDefaultsSayIsOfferedNothing()
    {
        QFETCH(int, options);
        QFETCH(double, admits);
        for (quint64 seed = 1; seed <= seeds; ++seed) {
            SimulatedLearner learner{.seed = seed, .checks = 250, .options = options, .admits = admits};
            if (options == 0) {
                learner.options = 4;
                learner.guesses = learner.optionsTold = false;
            }
            const auto fit = fitOf(learner);
            QVERIFY(fit && fit->answers >= fewestAnswersToFit);
            QVERIFY2(fit->end == WeightFit::End::NotBetter,
                     qPrintable(u"seed %1: %2"_s.arg(seed).arg(fit->heldOut.lossInUse - fit->heldOut.lossFitted)));
        }
    }

    void whoForgetsFasterIsOfferedShorterPauses()
    {
        const auto fit = fitOf({.seed = 2, .checks = 1200, .newADay = 20, .memory = Test::shortMemory()});
        QVERIFY(fit);
        QCOMPARE(fit->end, WeightFit::End::Better);
        QVERIFY(fit->heldOut.lossFitted < fit->heldOut.lossInUse);
        QVERIFY(fit->pausesFitted.back() < fit->pausesInUse.back());
        QVERIFY(Fsrs::withWeights(fit->weights));
        QVERIFY(stretch(fit->weights, Test::shortMemory()) > 0.6);
        QVERIFY(stretch(fit->weights, Test::shortMemory()) < 1.6);
        const QString sentence = FitWords::outcome(*fit, QLocale::c());
        QVERIFY2(sentence.contains(QString::number(fit->pausesFitted.back())), qPrintable(sentence));
        QCOMPARE(sentence.count(u'.'), 1);
    }

    void whatWasFittedOnceIsNotOfferedAgain()
    {
        const SimulatedLearner learner{.seed = 2, .checks = 1200, .newADay = 20, .memory = Test::shortMemory()};
        FitData data{Test::historiesOf(learner), {}};
        const JobControl control;
        data.settings.weights = fitWeights(data, control)->weights;
        QCOMPARE(fitWeights(data, control)->end, WeightFit::End::NotBetter);
    }

    void guessesThatAreReckonedWithLeaveTheWeightsAlone_data()
    {
        QTest::addColumn<int>("options");
        QTest::addColumn<double>("admits");
        QTest::newRow("four options") << 4 << 0.0;
        QTest::newRow("three options") << 3 << 0.0;
        QTest::newRow("two options") << 2 << 0.0;
        QTest::newRow("four options, most guesses said") << 4 << 0.8;
    }

    /** The measured reason for training with the guess: without it luck passes for memory. */
    void guessesThatAreReckonedWithLeaveTheWeightsAlone()
    {
        QFETCH(int, options);
        QFETCH(double, admits);
        const SimulatedLearner learner{
            .seed = 11, .checks = 2000, .newADay = 10, .options = options, .slips = 0, .admits = admits};
        const double withGuesses = stretch(fitted(learner, true), defaults());
        const double without = stretch(fitted(learner, false), defaults());
        qInfo("%d options, %g said: pauses %.3f of the true ones, without reckoning with guesses %.3f", options, admits,
              withGuesses, without);
        QVERIFY(withGuesses > 0.6 && withGuesses < 1.6); // as far as it goes with answers that only come near 90 %
        QVERIFY(options > 3 || (std::abs(withGuesses - 1) < 0.3 && without > 1.5 * withGuesses));
    }

    void tooFewAnswersAreToldWithTheirNumber()
    {
        const auto fit = fitOf({.seed = 1, .checks = 20});
        QVERIFY(fit);
        QCOMPARE(fit->end, WeightFit::End::TooFew);
        QVERIFY(fit->weights.empty());
        QVERIFY(fit->answers > 0 && fit->answers < fewestAnswersToFit);
        const QString sentence = FitWords::outcome(*fit, QLocale::c());
        QVERIFY2(sentence.contains(QString::number(fewestAnswersToFit)), qPrintable(sentence));
        QVERIFY2(sentence.contains(QString::number(fit->answers)), qPrintable(sentence));
        const JobControl control;
        QCOMPARE(fitWeights({}, control)->answers, 0);
    }

    void aJobThatIsCancelledEndsWithoutWeights()
    {
        const std::vector<TrainingHistory> year = Test::historiesOf({.seed = 1, .checks = 500});
        std::vector<TrainingHistory> histories;
        for (int i = 0; i < 40; ++i) { // some seconds of work
            histories.insert(histories.end(), year.begin(), year.end());
        }
        std::optional<std::optional<WeightFit>> outcome;
        Job job([&](JobControl &control) { outcome = fitWeights({histories, {}}, control); });
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        job.cancel();
        QVERIFY(finished.wait(20'000));
        QVERIFY(outcome);
        QVERIFY(!outcome->has_value());
    }
};

QTEST_GUILESS_MAIN(WeightFitTest)
#include "weightfittest.moc"
