// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/job.h"
#include "benchmarks/optimizerlog.h"
#include "benchmarks/parts.h"
#include "study/optimizer/weightfit.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr double defaultLimitMs = 15;
constexpr double manyLimitMs = 1200;

/** Fitting weights and trying them on answers that are kept out. */
double trialMs(const std::vector<TrainingHistory> &histories)
{
    return msOf([&] {
        const JobControl control;
        static_cast<void>(fitWeights({histories, {}}, control));
    });
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
    const std::vector<TrainingHistory> log = optimizerLog();
    const std::vector<TrainingHistory> many = longOptimizerLog();
    std::vector<double> few;
    std::vector<double> more;
    std::vector<double> trials;
    for (int i = 0; i < setup.runs; ++i) {
        few.push_back(fitMs(log, optimizerItems));
        more.push_back(fitMs(many, longOptimizerItems));
        trials.push_back(trialMs(many));
    }
    addMedian(report, u"optimizer-default"_s, u"fitting the weights to 1,619 answers"_s, few, defaultLimitMs);
    addMedian(report, u"optimizer-many"_s, u"fitting the weights to 80,950 answers"_s, more, manyLimitMs);
    addMedian(report, u"optimizer-trial"_s, u"the same and trying them on answers kept out"_s, trials, 0);
}

} // namespace Carrel::Bench
