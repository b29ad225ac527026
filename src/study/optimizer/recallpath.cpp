// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/recallpath.h"

#include "study/guessing.h"

#include <cmath>
#include <utility>

namespace Carrel
{

namespace
{

bool isRight(const TrainingReview &review)
{
    return review.grade != Grade::Again;
}

bool mayBeLuck(const TrainingReview &review)
{
    return isRight(review) && review.guess > 0;
}

/** Of being right and sure, when a guess is @p guess. */
double chanceOf(const CurvePoint &curve, double guess)
{
    return curve.recall + curve.forgotten * guess;
}

double lossOf(const CurvePoint &curve, const TrainingReview &review, double floor)
{
    return isRight(review) ? -std::log(chanceOf(curve, floor)) : -std::log(curve.forgotten * (1 - floor));
}

/** By the chance of recall. */
double lossChange(const CurvePoint &curve, const TrainingReview &review, double floor)
{
    return isRight(review) ? -(1 - floor) / chanceOf(curve, floor) : 1 / curve.forgotten;
}

LogState scaled(const LogState &state, double factor)
{
    return {state.stability * factor, state.difficulty * factor};
}

} // namespace

RecallPath::RecallPath(const FsrsWeights &weights, double honesty)
    : m_step(weights)
    , m_unsaid(1 - honesty)
{
}

void RecallPath::begin(const TrainingReview &first)
{
    if (m_points.empty()) {
        m_points.emplace_back();
    }
    Point &point = m_points.front();
    point.known.after = m_step.first(first.grade);
    point.knew = 1;
    if (mayBeLuck(first)) {
        point.knew = knownChance(firstRecall, first.guess);
        point.missed.after = m_step.first(Grade::Again);
        point.learned = m_step.sameDay(point.missed.after, Grade::Good);
    }
    point.mix();
}

/** Puts the state after the answer between what it is when it was known and when it was luck. */
void RecallPath::Point::mix()
{
    after = known.after;
    if (knew < 1) {
        after.stability = learned.after.stability + knew * (known.after.stability - learned.after.stability);
        after.difficulty = learned.after.difficulty + knew * (known.after.difficulty - learned.after.difficulty);
    }
}

/** Puts the chance of recall at answer @p i into its point. */
void RecallPath::look(size_t i, const TrainingReview &review)
{
    if (i >= m_points.size()) {
        m_points.emplace_back();
    }
    m_points[i].curve = m_step.recall(m_points[i - 1].after.stability, review.days);
}

void RecallPath::move(size_t i, const TrainingReview &review)
{
    Point &point = m_points[i];
    const LogState &before = m_points[i - 1].after;
    point.known =
        review.days > 0 ? m_step.later(before, point.curve, review.grade) : m_step.sameDay(before, review.grade);
    point.after = point.known.after;
    point.knew = mayBeLuck(review) ? knownChance(point.curve.recall, review.guess) : 1;
    if (point.knew < 1) {
        point.missed = m_step.later(before, point.curve, Grade::Again);
        point.learned = m_step.sameDay(point.missed.after, Grade::Good);
    }
    point.mix();
}

/** Turns @p adjoint of the state after an answer into that of the state before. @p recall is the derivative of the loss
    of this answer by the chance of recall. */
void RecallPath::moveBack(const Point &point, const TrainingReview &review, LogState &adjoint, double recall,
                          FsrsWeights &gradient) const
{
    const LogState after = std::exchange(adjoint, LogState{});
    if (point.knew < 1) {
        const LogState &known = point.known.after;
        const LogState &lucky = point.learned.after;
        const double byKnew = after.stability * (known.stability - lucky.stability) +
                              after.difficulty * (known.difficulty - lucky.difficulty);
        const double chance = chanceOf(point.curve, review.guess);
        recall += byKnew * review.guess / (chance * chance);
        m_step.back(point.missed, point.curve, luckBack(point, after, gradient), adjoint, recall, gradient);
    }
    m_step.back(point.known, point.curve, scaled(after, point.knew), adjoint, recall, gradient);
    m_step.recallBack(point.curve, recall, adjoint, gradient);
}

/** From the state after an answer to that after the miss it was if it was luck. */
LogState RecallPath::luckBack(const Point &point, const LogState &after, FsrsWeights &gradient) const
{
    LogState missed;
    double nothing = 0; // on the same day no recall is asked for
    m_step.back(point.learned, {}, scaled(after, 1 - point.knew), missed, nothing, gradient);
    return missed;
}

void RecallPath::beginBack(const TrainingReview &first, const LogState &adjoint, FsrsWeights &gradient) const
{
    const Point &point = m_points.front();
    if (point.knew < 1) {
        m_step.firstBack(Grade::Again, luckBack(point, adjoint, gradient), gradient);
    }
    m_step.firstBack(first.grade, scaled(adjoint, point.knew), gradient);
}

double RecallPath::loss(std::span<const TrainingReview> history, std::span<const double> importance,
                        FsrsWeights *gradient)
{
    size_t end = history.size(); // nothing behind the last answer that is asked for has to be known
    while (end > 1 && importance[end - 1] == 0) {
        --end;
    }
    if (end < 2) {
        return 0;
    }
    double sum = 0;
    begin(history.front());
    for (size_t i = 1; i < end; ++i) {
        look(i, history[i]);
        if (importance[i] != 0) {
            sum += importance[i] * lossOf(m_points[i].curve, history[i], floorOf(history[i]));
        }
        if (i + 1 < end) {
            move(i, history[i]);
        }
    }
    if (!gradient) {
        return sum;
    }
    LogState adjoint;
    const auto change = [&](size_t i) {
        const TrainingReview &review = history[i];
        return importance[i] != 0 ? importance[i] * lossChange(m_points[i].curve, review, floorOf(review)) : 0;
    };
    m_step.recallBack(m_points[end - 1].curve, change(end - 1), adjoint, *gradient);
    for (size_t i = end - 2; i > 0; --i) {
        moveBack(m_points[i], history[i], adjoint, change(i), *gradient);
    }
    beginBack(history.front(), adjoint, *gradient);
    return sum;
}

MemoryState RecallPath::stateAfter(std::span<const TrainingReview> history)
{
    begin(history.front());
    for (size_t i = 1; i < history.size(); ++i) {
        look(i, history[i]);
        move(i, history[i]);
    }
    const LogState &state = m_points[history.size() - 1].after;
    return {std::exp(state.stability), state.difficulty};
}

} // namespace Carrel
