// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/recallpath.h"

#include "study/guessing.h"
#include "study/optimizer/learners.h"
#include "study/schedule.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace Carrel;

namespace
{

/** Random histories and weights, the same in each run. */
class Source
{
public:
    explicit Source(std::uint64_t seed)
        : m_random(seed)
    {
    }

    double between(double low, double high) { return low + (high - low) * double(m_random() >> 11) * 0x1.0p-53; }
    int upTo(int most) { return int(m_random() % std::uint64_t(most + 1)); }

    TrainingHistory history(bool guesses)
    {
        constexpr double chances[] = {0, 0.25, 0.5, 1.0 / 15};
        TrainingHistory history(size_t(2 + upTo(12)));
        for (TrainingReview &review : history) {
            const int gap = upTo(5);
            review.days = &review == &history.front() || gap == 0 ? 0 : int(std::exp(between(0, 5)));
            review.grade = guesses ? (upTo(2) == 0 ? Grade::Again : Grade::Good) : Grade(1 + upTo(3));
            review.guess = guesses ? chances[upTo(3)] : 0;
        }
        return history;
    }

    FsrsWeights weights()
    {
        const Fsrs fsrs = upTo(1) == 0 ? Fsrs() : Fsrs::withWeights(Test::longMemory()).value();
        FsrsWeights weights = fsrs.weights();
        for (double &weight : weights) {
            weight *= between(0.8, 1.25);
        }
        return Fsrs::withWeights(weights).value().weights();
    }

private:
    std::mt19937_64 m_random;
};

std::vector<double> importanceOf(const TrainingHistory &history, Source &source)
{
    std::vector<double> importance;
    for (const TrainingReview &review : history) {
        importance.push_back(review.days > 0 && source.upTo(3) > 0 ? source.between(0.25, 1) : 0);
    }
    return importance;
}

/** What Schedule makes of @p history, answer by answer; calls @p look before each. */
template<typename Look> MemoryState scheduled(const TrainingHistory &history, const Schedule &schedule, Look look)
{
    std::optional<MemoryState> state;
    for (const TrainingReview &review : history) {
        const ElapsedTime elapsed{.studyDays = review.days, .days = double(review.days)};
        look(state, elapsed, review);
        if (review.grade != Grade::Again) {
            state = schedule.afterRight(state, elapsed, review.guess);
        } else {
            state = schedule.afterMiss(state, elapsed);
        }
    }
    return state.value_or(MemoryState());
}

Schedule scheduleWith(const FsrsWeights &weights)
{
    StudySettings settings;
    settings.weights.assign(weights.begin(), weights.end());
    return Schedule(settings);
}

} // namespace

class RecallPathTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void derivativesAreThoseOfSmallChanges_data()
    {
        QTest::addColumn<bool>("guesses");
        QTest::addColumn<double>("honesty");
        QTest::newRow("recalled, four grades") << false << 0.0;
        QTest::newRow("chosen among options") << true << 0.0;
        QTest::newRow("chosen, half of the guesses said") << true << 0.5;
        QTest::newRow("chosen, all guesses said") << true << 1.0;
    }

    void derivativesAreThoseOfSmallChanges()
    {
        QFETCH(bool, guesses);
        QFETCH(double, honesty);
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Source source(seed);
            const TrainingHistory history = source.history(guesses);
            const std::vector<double> importance = importanceOf(history, source);
            const FsrsWeights weights = source.weights();
            FsrsWeights gradient = {};
            const double loss = RecallPath(weights, honesty).loss(history, importance, &gradient);
            QCOMPARE(RecallPath(weights, honesty).loss(history, importance, nullptr), loss);
            for (size_t i = 0; i < weights.size(); ++i) {
                const auto at = [&](double step) {
                    FsrsWeights moved = weights;
                    moved[i] += step;
                    return RecallPath(moved, honesty).loss(history, importance, nullptr);
                };
                const double step = 1e-5 * std::max(0.01, std::abs(weights[i]));
                const double ahead = (at(step) - loss) / step;
                const double behind = (loss - at(-step)) / step;
                const double scale = std::max(1.0, std::abs(gradient[i]));
                if (std::abs(ahead - behind) > 0.01 * scale) {
                    continue; // a limit lies in between: there is no derivative
                }
                const double middle = (at(step) - at(-step)) / (2 * step);
                QVERIFY2(std::abs(middle - gradient[i]) < 2e-5 * scale,
                         qPrintable(QStringLiteral("seed %1, w%2: %3, expected %4")
                                        .arg(seed)
                                        .arg(i)
                                        .arg(gradient[i], 0, 'g', 12)
                                        .arg(middle, 0, 'g', 12)));
                compared += gradient[i] != 0 ? 1 : 0;
            }
        }
        QVERIFY2(compared > 1000, qPrintable(QString::number(compared)));
    }

    void everyWeightIsReached()
    {
        FsrsWeights sum = {};
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            Source source(seed);
            const TrainingHistory history = source.history(false);
            FsrsWeights gradient = {};
            const std::vector<double> importance = importanceOf(history, source);
            static_cast<void>(RecallPath(source.weights()).loss(history, importance, &gradient));
            for (size_t i = 0; i < sum.size(); ++i) {
                sum[i] += std::abs(gradient[i]);
            }
        }
        for (size_t i = 0; i < sum.size(); ++i) {
            QVERIFY2(sum[i] > 0, qPrintable(QString::number(i)));
        }
    }

    void memoryMovesAsTheScheduleMovesIt()
    {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Source source(seed);
            TrainingHistory history = source.history(true);
            const FsrsWeights weights = source.weights();
            const Schedule schedule = scheduleWith(weights);
            double loss = 0;
            const MemoryState expected = scheduled(
                history, schedule, [&](const auto &before, const auto &elapsed, const TrainingReview &review) {
                    if (before && review.days > 0) {
                        const double recall = schedule.model().recall(*before, elapsed);
                        const double right = recall + (1 - recall) * review.guess;
                        loss -= std::log(review.grade == Grade::Again ? 1 - right : right);
                    }
                });
            std::vector<double> importance;
            for (const TrainingReview &review : history) {
                importance.push_back(review.days > 0 ? 1 : 0);
            }
            RecallPath path(weights);
            const MemoryState state = path.stateAfter(history);
            QVERIFY(std::abs(state.stability / expected.stability - 1) < 1e-9);
            QVERIFY(std::abs(state.difficulty - expected.difficulty) < 1e-9);
            QVERIFY(std::abs(path.loss(history, importance, nullptr) - loss) < 1e-8 * std::max(1.0, loss));
        }
    }

    void allFourGradesMoveMemoryAsTheModelMovesIt()
    {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Source source(seed);
            const TrainingHistory history = source.history(false);
            const FsrsWeights weights = source.weights();
            const Fsrs fsrs = Fsrs::withWeights(weights).value();
            std::optional<MemoryState> expected;
            for (const TrainingReview &review : history) {
                expected = fsrs.next(expected, review.days, review.grade);
            }
            const MemoryState state = RecallPath(weights).stateAfter(history);
            QVERIFY(std::abs(state.stability / expected->stability - 1) < 1e-9);
            QVERIFY(std::abs(state.difficulty - expected->difficulty) < 1e-9);
        }
    }

    void whatIsNotAskedForCostsNothing()
    {
        Source source(1);
        const TrainingHistory history = source.history(true);
        FsrsWeights gradient = {};
        RecallPath path(Fsrs().weights());
        QCOMPARE(path.loss(history, std::vector<double>(history.size(), 0), &gradient), 0.0);
        QCOMPARE(path.loss(std::span(history).first(1), std::vector<double>{1}, &gradient), 0.0);
        QCOMPARE(gradient, FsrsWeights{});
    }
};

QTEST_APPLESS_MAIN(RecallPathTest)
#include "recallpathtest.moc"
