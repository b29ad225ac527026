// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/job.h"
#include "benchmarks/parts.h"
#include "study/optimizer/referencecase.h"
#include "study/optimizer/weightfit.h"

#include <QElapsedTimer>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int cards = 200;
constexpr int copies = 50; ///< of the reference's log: what somebody answers in ten years
constexpr double defaultLimitMs = 15;
constexpr double manyLimitMs = 1200;

double msOf(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

/** From histories to weights. */
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

/** The same with the trial on answers that are kept out. */
double trialMs(const std::vector<TrainingHistory> &histories)
{
    return msOf([&] {
        const JobControl control;
        static_cast<void>(fitWeights({histories, {}}, control));
    });
}

std::vector<TrainingHistory> copied(const std::vector<TrainingHistory> &histories)
{
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

void addMedian(Report &report, const QString &id, const QString &title, std::vector<double> times, double limitMs)
{
    if (std::ranges::contains(times, 0.0)) {
        report.addFailure(id, u"no weights came of it"_s);
        return;
    }
    report.add({.id = id,
                .title = title,
                .value = median(std::move(times)),
                .unit = u"ms"_s,
                .bar = limitMs > 0 ? Bar::AtMost : Bar::None,
                .limit = limitMs});
}

} // namespace

void measureOptimizer(const Setup &setup, Report &report)
{
    const std::vector<TrainingHistory> log = Test::referenceHistories(Test::referenceCase(), cards);
    const std::vector<TrainingHistory> many = copied(log);
    std::vector<double> few;
    std::vector<double> more;
    std::vector<double> trials;
    for (int i = 0; i < setup.runs; ++i) {
        few.push_back(fitMs(log, 1619));
        more.push_back(fitMs(many, 80'950));
        trials.push_back(trialMs(many));
    }
    addMedian(report, u"optimizer-default"_s, u"fitting the weights to 1,619 answers"_s, few, defaultLimitMs);
    addMedian(report, u"optimizer-many"_s, u"fitting the weights to 80,950 answers"_s, more, manyLimitMs);
    addMedian(report, u"optimizer-trial"_s, u"the same and trying them on answers kept out"_s, trials, 0);
}

} // namespace Carrel::Bench
