// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fsrs.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

namespace
{

using Weights = std::array<double, Fsrs::weightCount>;

constexpr double shortestStability = Fsrs::shortestStability;
constexpr double longestFirstStability = 100;

constexpr Weights defaultWeights = {0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                    0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};

struct Limits {
    double low;
    double high;
};
constexpr std::array<Limits, Fsrs::weightCount> weightLimits = {{
    {shortestStability, longestFirstStability},
    {shortestStability, longestFirstStability},
    {shortestStability, longestFirstStability},
    {shortestStability, longestFirstStability},
    {1, 10},
    {0.001, 4},
    {0.001, 4},
    {0.001, 0.75},
    {0, 4.5},
    {0, 0.8},
    {0.001, 3.5},
    {0.001, 5},
    {0.001, 0.25},
    {0.001, 0.9},
    {0, 4},
    {0, 1},
    {1, 6},
    {0, 2},
    {0, 2},
    {0, 0.8},
    {0.1, 0.8},
}};

/** Brings the weights of older versions to those of version 6; their schedules stay the same. */
std::optional<Weights> migrated(std::span<const double> given)
{
    if (given.size() != 17 && given.size() != 19 && given.size() != Fsrs::weightCount) {
        return std::nullopt;
    }
    if (!std::ranges::all_of(given, [](double weight) { return std::isfinite(weight); })) {
        return std::nullopt;
    }
    Weights w = {};
    std::ranges::copy(given, w.begin());
    if (given.size() == 17) {
        const double slope = w[5];
        w[4] += 2 * slope;
        w[5] = std::log(3 * slope + 1) / 3;
        w[6] += 0.5;
    }
    if (given.size() < Fsrs::weightCount) {
        w[20] = 0.5; // the curve of versions 4.5 and 5
    }
    return std::isfinite(w[5]) ? std::optional(w) : std::nullopt;
}

/** With several relearning steps, so many same-day successes must not lift a lapse over what was there before. The
    limit has eight decimals like published weights, so that weights once clamped stay as they are. */
double sameDayLimit(const Weights &w, int relearningSteps)
{
    if (relearningSteps <= 1) {
        return 2;
    }
    const double room = -(std::log(w[11]) + std::log(std::exp2(w[13]) - 1) + 0.3 * w[14]) / relearningSteps;
    return std::clamp(std::round(std::sqrt(std::max(0.0, room)) * 1e8) / 1e8, 0.01, 2.0);
}

Weights clamped(Weights w, FsrsMode mode)
{
    for (size_t i = 0; i < w.size(); ++i) {
        w[i] = std::clamp(w[i], weightLimits[i].low, weightLimits[i].high);
    }
    const double limit = sameDayLimit(w, mode.relearningSteps);
    w[17] = std::min(w[17], limit);
    w[18] = std::min(w[18], limit);
    if (mode.shortTerm) {
        w[19] = std::max(w[19], 0.01);
    }
    return w;
}

double clampStability(double stability)
{
    return std::clamp(stability, shortestStability, Fsrs::longestStability);
}

double clampDifficulty(double difficulty)
{
    return std::clamp(difficulty, 1.0, 10.0);
}

} // namespace

Fsrs::Fsrs()
    : Fsrs(defaultWeights, FsrsMode{})
{
}

Fsrs::Fsrs(const std::array<double, weightCount> &weights, FsrsMode mode)
    : m_w(weights)
    , m_mode(mode)
    , m_decay(-weights[20])
    , m_factor(std::exp(std::log(0.9) / m_decay) - 1)
{
}

std::optional<Fsrs> Fsrs::withWeights(std::span<const double> weights, FsrsMode mode)
{
    const std::optional<Weights> w = migrated(weights);
    return w ? std::optional(Fsrs(clamped(*w, mode), mode)) : std::nullopt;
}

MemoryState Fsrs::next(const std::optional<MemoryState> &before, int elapsedDays, Grade grade) const
{
    if (!before) {
        return {.stability = clampStability(m_w[size_t(int(grade) - 1)]),
                .difficulty = clampDifficulty(initialDifficulty(grade))};
    }
    double stability = 0;
    if (elapsedDays <= 0 && m_mode.shortTerm) {
        stability = sameDayStability(before->stability, grade);
    } else {
        const double recall = retrievability(*before, elapsedDays);
        stability =
            grade == Grade::Again ? forgottenStability(*before, recall) : recalledStability(*before, recall, grade);
    }
    return {.stability = clampStability(stability), .difficulty = nextDifficulty(before->difficulty, grade)};
}

double Fsrs::retrievability(const MemoryState &state, double elapsedDays) const
{
    return std::pow(1 + m_factor * std::max(0.0, elapsedDays) / state.stability, m_decay);
}

double Fsrs::interval(double stability, double retention) const
{
    return stability / m_factor * (std::pow(retention, 1 / m_decay) - 1);
}

double Fsrs::initialDifficulty(Grade grade) const
{
    return m_w[4] - std::exp(m_w[5] * (int(grade) - 1)) + 1;
}

double Fsrs::nextDifficulty(double difficulty, Grade grade) const
{
    const double change = -m_w[6] * (int(grade) - 3);
    const double damped = difficulty + change * (10 - difficulty) / 9;
    // What it reverts to is not clamped: the published schedulers agree on that.
    return clampDifficulty(m_w[7] * initialDifficulty(Grade::Easy) + (1 - m_w[7]) * damped);
}

double Fsrs::sameDayStability(double stability, Grade grade) const
{
    const double growth = std::exp(m_w[17] * (int(grade) - 3 + m_w[18])) * std::pow(stability, -m_w[19]);
    return stability * (grade == Grade::Again ? growth : std::max(growth, 1.0));
}

double Fsrs::forgottenStability(const MemoryState &state, double recall) const
{
    const double after = m_w[11] * std::pow(state.difficulty, -m_w[12]) * (std::pow(state.stability + 1, m_w[13]) - 1) *
                         std::exp(m_w[14] * (1 - recall));
    const double cap = m_mode.shortTerm ? state.stability / std::exp(m_w[17] * m_w[18]) : state.stability;
    return std::min(after, cap);
}

double Fsrs::recalledStability(const MemoryState &state, double recall, Grade grade) const
{
    const double hard = grade == Grade::Hard ? m_w[15] : 1;
    const double easy = grade == Grade::Easy ? m_w[16] : 1;
    return state.stability * (1 + std::exp(m_w[8]) * (11 - state.difficulty) * std::pow(state.stability, -m_w[9]) *
                                      (std::exp(m_w[10] * (1 - recall)) - 1) * hard * easy);
}

} // namespace Carrel
