// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/optimizerlog.h"

#include "base/job.h"
#include "study/optimizer/referencecase.h"
#include "study/optimizer/weightfit.h"

#include <QElapsedTimer>

namespace Carrel::Bench
{

namespace
{

constexpr int cards = 200;
constexpr int copies = 50;

} // namespace

std::vector<TrainingHistory> optimizerLog()
{
    return Test::referenceHistories(Test::referenceCase(), cards);
}

std::vector<TrainingHistory> longOptimizerLog()
{
    const std::vector<TrainingHistory> histories = optimizerLog();
    std::vector<TrainingHistory> many;
    for (int i = 0; i < copies; ++i) {
        for (TrainingHistory history : histories) {
            for (TrainingReview &review : history) {
                review.at += i;
            }
            many.push_back(std::move(history));
        }
    }
    return many;
}

double msOf(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

double fitMs(const std::vector<TrainingHistory> &histories, size_t items)
{
    bool fitted = false;
    const double ms = msOf([&] {
        const std::vector<TrainingItem> all = trainingItems(histories);
        const JobControl control;
        fitted = fittedWeights(histories, withoutOutliers(histories, all), control).has_value() && all.size() == items;
    });
    return fitted ? ms : 0;
}

} // namespace Carrel::Bench
