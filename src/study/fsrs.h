// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/memorystate.h"

#include <array>
#include <optional>
#include <span>

namespace Carrel
{

/** How the weights are to be read. */
struct FsrsMode {
    bool shortTerm = true;   ///< reviews on the same day have their own formula
    int relearningSteps = 1; ///< more than one lowers the limit of w17 and w18
};

/**
 * FSRS-6, the formulas alone: used by FsrsModel, which the schedule is made with. In double precision and without
 * rounding. Formulas and limits: the public schedulers of the open-spaced-repetition project (version 6, 21 weights).
 */
class Fsrs final
{
public:
    static constexpr int weightCount = 21;
    static constexpr double shortestStability = 0.001;
    static constexpr double longestStability = 36'500;

    /** The published default weights. */
    Fsrs();

    /** @p weights of FSRS-6 (21), FSRS-5 (19) or FSRS-4.5 (17), brought to 21 and into their limits; any other number
        of weights, or one that is not finite, gives nothing. */
    [[nodiscard]] static std::optional<Fsrs> withWeights(std::span<const double> weights, FsrsMode mode = {});

    /** The state after an answer @p elapsedDays (0 and more) after the one that gave @p before; none: the first. */
    [[nodiscard]] MemoryState next(const std::optional<MemoryState> &before, int elapsedDays, Grade grade) const;

    /** Chance of recall after @p elapsedDays. */
    [[nodiscard]] double retrievability(const MemoryState &state, double elapsedDays) const;

    /** Days until the chance of recall is @p retention, not rounded. */
    [[nodiscard]] double interval(double stability, double retention) const;

    [[nodiscard]] const std::array<double, weightCount> &weights() const { return m_w; }

private:
    Fsrs(const std::array<double, weightCount> &weights, FsrsMode mode);

    [[nodiscard]] double initialDifficulty(Grade grade) const;
    [[nodiscard]] double nextDifficulty(double difficulty, Grade grade) const;
    [[nodiscard]] double sameDayStability(double stability, Grade grade) const;
    [[nodiscard]] double forgottenStability(const MemoryState &state, double recall) const;
    [[nodiscard]] double recalledStability(const MemoryState &state, double recall, Grade grade) const;

    std::array<double, weightCount> m_w;
    FsrsMode m_mode;
    double m_decay;
    double m_factor;
};

} // namespace Carrel
