// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/weightfit.h"

#include "study/guessing.h"
#include "study/schedule.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

namespace
{

/** As many decimals as anybody publishes weights with; the last bits differ between the libraries of systems. */
std::vector<double> rounded(const FsrsWeights &weights)
{
    std::vector<double> list;
    for (const double weight : weights) {
        list.push_back(std::round(weight * 1e6) / 1e6);
    }
    return list;
}

/** Days until each of the next answers to a check with four options, missed once and known from then on. */
std::vector<int> pauses(StudySettings settings, const std::vector<double> &weights)
{
    constexpr size_t shown = 5;
    settings.weights = weights;
    const Schedule schedule(settings);
    MemoryState memory = schedule.afterStep(schedule.afterMiss({}, {}));
    std::vector<int> days{1};
    while (days.size() < shown) {
        const int waited = days.back();
        memory = schedule.afterRight(memory, {.studyDays = waited, .days = double(waited)}, guessChance(4, 1));
        const double wait = std::round(schedule.model().interval(memory, settings.retention));
        days.push_back(int(std::clamp(wait, 1.0, double(settings.maximumInterval))));
    }
    return days;
}

} // namespace

int answersToFit(const StudyState &state)
{
    int sum = 0;
    for (const auto &[key, check] : state.checks()) {
        sum += std::max(0, check.reviews - 1);
    }
    return sum;
}

std::optional<WeightFit> fitWeights(const FitData &data, const JobControl &control)
{
    const std::vector<TrainingItem> items = trainingItems(data.histories);
    WeightFit fit;
    fit.answers = int(items.size());
    if (fit.answers < fewestAnswersToFit) {
        return fit;
    }
    const FsrsWeights inUse = Fsrs::withWeights(data.settings.weights).value_or(Fsrs()).weights();
    const std::optional<HeldOut> heldOutAnswers = heldOut(data.histories, items, inUse, control);
    if (!heldOutAnswers) {
        return std::nullopt;
    }
    fit.heldOut = *heldOutAnswers;
    const std::optional<FsrsWeights> weights =
        fittedWeights(data.histories, withoutOutliers(data.histories, items), control);
    if (!weights) {
        return std::nullopt;
    }
    fit.weights = rounded(*weights);
    fit.pausesInUse = pauses(data.settings, data.settings.weights);
    fit.pausesFitted = pauses(data.settings, fit.weights);
    const bool isNoticed = fit.pausesFitted != fit.pausesInUse;
    fit.end = fit.heldOut.isBetter() && isNoticed ? WeightFit::End::Better : WeightFit::End::NotBetter;
    return fit;
}

} // namespace Carrel
