// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/weighttrainer.h"

#include "base/job.h"
#include "base/secondthread.h"
#include "study/optimizer/firststability.h"
#include "study/optimizer/recallpath.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <random>

namespace Carrel
{

namespace
{

constexpr size_t fewestItems = 8;
constexpr size_t fewestForAll = 64; ///< with fewer only the first stabilities are fitted

/** How far the weights of people lie apart: a weight is held back by its distance in these. */
constexpr FsrsWeights spread = {6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6,  0.12, 0.39, 0.18, 0.33,
                                0.3,  0.09, 0.16,  0.57,  0.25, 1.03, 0.31, 0.32, 0.14, 0.27};

/** Steps against the gradient, each weight at its own pace (Adam), along a cosine that ends at rest. */
class Descent
{
public:
    Descent(double rate, size_t steps)
        : m_rate(rate)
        , m_steps(double(steps))
    {
    }

    void step(FsrsWeights &weights, const FsrsWeights &gradient)
    {
        const double rate = m_rate * (1 + std::cos(std::numbers::pi * m_done / m_steps)) / 2;
        m_done += 1;
        for (size_t i = 0; i < weights.size(); ++i) {
            m_mean[i] = 0.9 * m_mean[i] + 0.1 * gradient[i];
            m_square[i] = 0.999 * m_square[i] + 0.001 * gradient[i] * gradient[i];
            const double mean = m_mean[i] / (1 - std::pow(0.9, m_done));
            const double square = m_square[i] / (1 - std::pow(0.999, m_done));
            weights[i] -= rate * mean / (std::sqrt(square) + 1e-8);
        }
    }

private:
    double m_rate;
    double m_steps;
    double m_done = 0;
    FsrsWeights m_mean = {};
    FsrsWeights m_square = {};
};

FsrsWeights clamped(FsrsWeights weights, const FsrsMode &mode)
{
    if (!mode.shortTerm) {
        weights[17] = weights[18] = weights[19] = 0;
    }
    return Fsrs::withWeights(weights, mode).value_or(Fsrs()).weights();
}

/** What going through some stretches yields. */
struct Walked {
    double loss = 0;
    FsrsWeights gradient = {};
};

/** Where both sides have about as many answers. The same on every computer, since it decides how sums are rounded. */
size_t middleOf(std::span<const TrainingBatch::Stretch> stretches)
{
    size_t answers = 0;
    for (const TrainingBatch::Stretch &stretch : stretches) {
        answers += stretch.history.size();
    }
    size_t middle = 0;
    for (size_t before = 0; before < answers / 2; ++middle) {
        before += stretches[middle].history.size();
    }
    return middle;
}

/** One fit: all that stays the same from step to step. */
class Fit
{
public:
    Fit(std::span<const TrainingHistory> histories, const TrainingSet &set, const FsrsWeights &start,
        const TrainingOptions &options)
        : m_batches(batchesOf(histories, set, options.batchSize, options.longest))
        , m_all(batchesOf(histories, set, std::max<size_t>(1, set.size()), options.longest))
        , m_honesty(set.honesty)
        , m_start(start)
        , m_options(options)
    {
        for (const TrainingBatch &batch : m_batches) {
            m_items += batch.items;
        }
    }

    [[nodiscard]] std::optional<FsrsWeights> run(const JobControl &control)
    {
        FsrsWeights weights = m_start;
        FsrsWeights best = m_start;
        double least = std::numeric_limits<double>::infinity();
        Descent descent(m_options.learningRate, (m_items / m_options.batchSize + 1) * size_t(m_options.epochs));
        std::mt19937_64 random(2023);
        for (int epoch = 0; epoch < m_options.epochs; ++epoch) {
            for (const size_t index : order(size_t(epoch), random)) {
                if (control.isCancelled()) {
                    return std::nullopt;
                }
                FsrsWeights gradient;
                static_cast<void>(loss(m_batches[index], weights, &gradient));
                freeze(gradient);
                descent.step(weights, gradient);
                weights = clamped(weights, m_options.mode);
            }
            double sum = 0;
            for (const TrainingBatch &batch : m_all) {
                sum += loss(batch, weights, nullptr);
            }
            if (sum < least) {
                least = sum;
                best = weights;
            }
        }
        return best;
    }

private:
    /** Σ of the losses, and the batch's share of what the distance from the start costs. */
    double loss(const TrainingBatch &batch, const FsrsWeights &weights, FsrsWeights *gradient)
    {
        const std::span<const TrainingBatch::Stretch> all(batch.stretches);
        const size_t middle = middleOf(all);
        Walked first;
        Walked second;
        m_second.share([&] { first = walk(all.first(middle), weights, gradient != nullptr); },
                       [&] { second = walk(all.subspan(middle), weights, gradient != nullptr); });
        double sum = first.loss + second.loss;
        const double share = double(batch.items) / double(m_items);
        for (size_t i = 0; i < weights.size(); ++i) {
            const double distance = (weights[i] - m_start[i]) / spread[i];
            sum += distance * distance * share;
            if (gradient) {
                (*gradient)[i] = first.gradient[i] + second.gradient[i] + 2 * distance / spread[i] * share;
            }
        }
        return sum;
    }

    [[nodiscard]] Walked walk(std::span<const TrainingBatch::Stretch> stretches, const FsrsWeights &weights,
                              bool withGradient) const
    {
        RecallPath path(weights, m_honesty);
        Walked walked;
        for (const TrainingBatch::Stretch &stretch : stretches) {
            walked.loss += path.loss(stretch.history, stretch.importance, withGradient ? &walked.gradient : nullptr);
        }
        return walked;
    }

    void freeze(FsrsWeights &gradient) const
    {
        if (!m_options.mode.shortTerm) {
            for (const size_t i : {0, 1, 2, 3, 17, 18, 19}) {
                gradient[i] = 0;
            }
        }
    }

    /** Not std::shuffle, whose result each library may choose. */
    std::vector<size_t> order(size_t epoch, std::mt19937_64 &random) const
    {
        if (epoch < m_options.batchOrder.size()) {
            return m_options.batchOrder[epoch];
        }
        std::vector<size_t> order(m_batches.size());
        std::iota(order.begin(), order.end(), 0);
        for (size_t i = order.size(); i > 1; --i) {
            std::swap(order[i - 1], order[random() % i]);
        }
        return order;
    }

    std::vector<TrainingBatch> m_batches;
    std::vector<TrainingBatch> m_all; ///< the same items as one: each history is walked once, not once for each answer
    double m_honesty;
    FsrsWeights m_start;
    const TrainingOptions &m_options;
    size_t m_items = 0;
    SecondThread m_second;
};

} // namespace

std::optional<FsrsWeights> fittedWeights(std::span<const TrainingHistory> histories, const TrainingSet &set,
                                         const JobControl &control, const TrainingOptions &options)
{
    FsrsWeights start = Fsrs().weights();
    if (set.size() < fewestItems) {
        return start;
    }
    const auto putFirst = [](FsrsWeights &weights, const FirstStabilities &first) {
        std::ranges::copy(first, weights.begin());
    };
    putFirst(start, searchedStabilities(histories, set));
    if (set.size() < fewestForAll || set.size() == set.first.size()) {
        return start;
    }
    start = clamped(start, options.mode);
    Fit fit(histories, set, start, options);
    std::optional<FsrsWeights> weights = fit.run(control);
    if (weights) {
        const FirstStabilities first{(*weights)[0], (*weights)[1], (*weights)[2], (*weights)[3]};
        putFirst(*weights, inOrder(first, firstGrades(histories, set)));
    }
    return weights;
}

double logLoss(std::span<const TrainingHistory> histories, const TrainingSet &set, const FsrsWeights &weights)
{
    RecallPath path(weights, set.honesty);
    double sum = 0;
    for (const TrainingBatch &batch : batchesOf(histories, set, set.size(), std::numeric_limits<size_t>::max())) {
        for (const TrainingBatch::Stretch &stretch : batch.stretches) {
            sum += path.loss(stretch.history, stretch.importance, nullptr);
        }
    }
    return sum / std::accumulate(set.importance.begin(), set.importance.end(), 0.0);
}

} // namespace Carrel
