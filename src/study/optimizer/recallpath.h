// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/memorystep.h"

#include <span>

namespace Carrel
{

/**
 * Walks the answers to one check with one set of weights: forward for the chance of each answer, backward for the
 * derivatives of the loss (reverse-mode differentiation, written out). Memory moves as the fold moves it: an answer
 * that may have been a lucky guess moves it part of the way. Used by WeightTrainer and by what judges weights.
 */
class RecallPath final
{
public:
    /** @p honesty: share of the lucky guesses that are said to be guesses, and so are none of the right answers. */
    explicit RecallPath(const FsrsWeights &weights, double honesty = 0);

    /**
     * Σ of importance × loss over @p history, in nats; the loss of an answer is -ln of the chance it had. Whoever has a
     * @p gradient gets the derivatives added. @p importance has one number an answer, 0: it is not asked for.
     */
    double loss(std::span<const TrainingReview> history, std::span<const double> importance, FsrsWeights *gradient);

    /** The state after all of @p history, at least one answer. */
    [[nodiscard]] MemoryState stateAfter(std::span<const TrainingReview> history);

private:
    struct Point {
        CurvePoint curve;
        StepTrace known;
        StepTrace missed;  ///< if it was a lucky guess: not known,
        StepTrace learned; ///< and then learned from the explanation
        double knew = 1;   ///< chance that a right answer was known
        LogState after;

        void mix();
    };

    void begin(const TrainingReview &first);
    void beginBack(const TrainingReview &first, const LogState &adjoint, FsrsWeights &gradient) const;
    void look(size_t i, const TrainingReview &review);
    void move(size_t i, const TrainingReview &review);
    void moveBack(const Point &point, const TrainingReview &review, LogState &adjoint, double recall,
                  FsrsWeights &gradient) const;
    [[nodiscard]] LogState luckBack(const Point &point, const LogState &after, FsrsWeights &gradient) const;

    [[nodiscard]] double floorOf(const TrainingReview &review) const { return review.guess * m_unsaid; }

    MemoryStep m_step;
    double m_unsaid; ///< share of the lucky guesses that look like right answers
    std::vector<Point> m_points;
};

} // namespace Carrel
