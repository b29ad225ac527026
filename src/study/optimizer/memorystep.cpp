// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/optimizer/memorystep.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

namespace
{

const double lowestStability = std::log(Fsrs::shortestStability);
const double highestStability = std::log(Fsrs::longestStability);
constexpr double lowestDifficulty = 1;
constexpr double highestDifficulty = 10;
const double logNineTenths = std::log(0.9);

} // namespace

MemoryStep::MemoryStep(const FsrsWeights &weights)
    : m_w(weights)
    , m_factor(std::expm1(-logNineTenths / weights[20]))
    , m_factorChange((m_factor + 1) * logNineTenths / (weights[20] * weights[20]) / m_factor)
    , m_easyExponent(std::exp(3 * weights[5]))
    , m_easyDifficulty(weights[4] - m_easyExponent + 1)
    , m_logLapse(std::log(weights[11]))
{
}

LogState MemoryStep::first(Grade grade) const
{
    const double difficulty = m_w[4] - std::exp(m_w[5] * (int(grade) - 1)) + 1;
    return {std::log(m_w[size_t(grade) - 1]), std::clamp(difficulty, lowestDifficulty, highestDifficulty)};
}

void MemoryStep::firstBack(Grade grade, const LogState &adjoint, FsrsWeights &gradient) const
{
    gradient[size_t(grade) - 1] += adjoint.stability / m_w[size_t(grade) - 1];
    const double steps = int(grade) - 1;
    const double power = std::exp(m_w[5] * steps);
    const double difficulty = m_w[4] - power + 1;
    if (difficulty >= lowestDifficulty && difficulty <= highestDifficulty) {
        gradient[4] += adjoint.difficulty;
        gradient[5] -= adjoint.difficulty * steps * power;
    }
}

CurvePoint MemoryStep::recall(double logStability, int days) const
{
    CurvePoint point;
    if (days <= 0) {
        return point;
    }
    point.ratio = m_factor * days * std::exp(-logStability);
    point.logarithm = std::log1p(point.ratio);
    point.forgotten = -std::expm1(-m_w[20] * point.logarithm);
    point.recall = 1 - point.forgotten;
    return point;
}

void MemoryStep::recallBack(const CurvePoint &point, double adjoint, LogState &before, FsrsWeights &gradient) const
{
    const double share = point.ratio / (1 + point.ratio);
    before.stability += adjoint * point.recall * m_w[20] * share;
    gradient[20] -= adjoint * point.recall * (point.logarithm + m_w[20] * share * m_factorChange);
}

double MemoryStep::bonus(Grade grade) const
{
    return grade == Grade::Hard ? m_w[15] : grade == Grade::Easy ? m_w[16] : 1;
}

StepTrace MemoryStep::later(const LogState &before, const CurvePoint &point, Grade grade) const
{
    StepTrace step;
    step.before = before;
    step.grade = grade;
    if (grade == Grade::Again) {
        forgot(step, point);
    } else {
        recalled(step, point);
    }
    finish(step);
    return step;
}

void MemoryStep::recalled(StepTrace &step, const CurvePoint &point) const
{
    step.scale = std::exp(m_w[8] - m_w[9] * step.before.stability) * (11 - step.before.difficulty);
    step.growth = step.scale * std::expm1(m_w[10] * point.forgotten);
    step.after.stability = step.before.stability + std::log1p(step.growth * bonus(step.grade));
}

void MemoryStep::recalledBack(const StepTrace &step, const CurvePoint &point, double adjoint, LogState &before,
                              double &recall, FsrsWeights &gradient) const
{
    const double factor = bonus(step.grade);
    const double byGrowth = adjoint / (1 + step.growth * factor);
    if (step.grade == Grade::Hard || step.grade == Grade::Easy) {
        gradient[step.grade == Grade::Hard ? 15 : 16] += byGrowth * step.growth;
    }
    const double byLogarithm = byGrowth * step.growth * factor;
    const double byExponent = byGrowth * factor * (step.scale + step.growth);
    before.stability += adjoint - byLogarithm * m_w[9];
    before.difficulty -= byLogarithm / (11 - step.before.difficulty);
    gradient[8] += byLogarithm;
    gradient[9] -= byLogarithm * step.before.stability;
    gradient[10] += byExponent * point.forgotten;
    recall -= byExponent * m_w[10];
}

void MemoryStep::forgot(StepTrace &step, const CurvePoint &point) const
{
    step.scale = std::log1p(std::exp(step.before.stability));
    step.growth = m_w[13] * step.scale;
    const double after = m_logLapse - m_w[12] * std::log(step.before.difficulty) + std::log(std::expm1(step.growth)) +
                         m_w[14] * point.forgotten;
    const double limit = step.before.stability - m_w[17] * m_w[18];
    step.limited = after > limit;
    step.after.stability = std::min(after, limit);
}

void MemoryStep::forgotBack(const StepTrace &step, const CurvePoint &point, double adjoint, LogState &before,
                            double &recall, FsrsWeights &gradient) const
{
    if (step.limited) {
        before.stability += adjoint;
        gradient[17] -= adjoint * m_w[18];
        gradient[18] -= adjoint * m_w[17];
        return;
    }
    const double byExponent = adjoint / -std::expm1(-step.growth);
    gradient[11] += adjoint / m_w[11];
    gradient[12] -= adjoint * std::log(step.before.difficulty);
    gradient[13] += byExponent * step.scale;
    gradient[14] += adjoint * point.forgotten;
    before.stability += byExponent * m_w[13] * -std::expm1(-step.scale);
    before.difficulty -= adjoint * m_w[12] / step.before.difficulty;
    recall -= adjoint * m_w[14];
}

StepTrace MemoryStep::sameDay(const LogState &before, Grade grade) const
{
    StepTrace step;
    step.before = before;
    step.grade = grade;
    step.sameDay = true;
    const double growth = m_w[17] * (int(grade) - 3 + m_w[18]) - m_w[19] * before.stability;
    step.limited = grade != Grade::Again && growth < 0;
    step.after.stability = before.stability + (step.limited ? 0 : growth);
    finish(step);
    return step;
}

void MemoryStep::finish(StepTrace &step) const
{
    const double stability = std::clamp(step.after.stability, lowestStability, highestStability);
    step.stabilityHeld = stability != step.after.stability;
    step.after.stability = stability;

    const double change = -m_w[6] * (int(step.grade) - 3);
    const double damped = step.before.difficulty + change * (10 - step.before.difficulty) / 9;
    const double difficulty = m_w[7] * m_easyDifficulty + (1 - m_w[7]) * damped;
    step.after.difficulty = std::clamp(difficulty, lowestDifficulty, highestDifficulty);
    step.difficultyHeld = step.after.difficulty != difficulty;
}

void MemoryStep::back(const StepTrace &step, const CurvePoint &point, LogState adjoint, LogState &before,
                      double &recall, FsrsWeights &gradient) const
{
    if (!step.difficultyHeld) {
        difficultyBack(step, adjoint.difficulty, before, gradient);
    }
    if (step.stabilityHeld) {
        return;
    }
    if (!step.sameDay) {
        if (step.grade == Grade::Again) {
            forgotBack(step, point, adjoint.stability, before, recall, gradient);
        } else {
            recalledBack(step, point, adjoint.stability, before, recall, gradient);
        }
    } else if (step.limited) {
        before.stability += adjoint.stability;
    } else {
        before.stability += adjoint.stability * (1 - m_w[19]);
        gradient[17] += adjoint.stability * (int(step.grade) - 3 + m_w[18]);
        gradient[18] += adjoint.stability * m_w[17];
        gradient[19] -= adjoint.stability * step.before.stability;
    }
}

void MemoryStep::difficultyBack(const StepTrace &step, double adjoint, LogState &before, FsrsWeights &gradient) const
{
    const double steps = int(step.grade) - 3;
    const double room = (10 - step.before.difficulty) / 9;
    const double damped = step.before.difficulty - m_w[6] * steps * room;
    before.difficulty += adjoint * (1 - m_w[7]) * (1 + m_w[6] * steps / 9);
    gradient[4] += adjoint * m_w[7];
    gradient[5] -= adjoint * m_w[7] * 3 * m_easyExponent;
    gradient[6] -= adjoint * (1 - m_w[7]) * steps * room;
    gradient[7] += adjoint * (m_easyDifficulty - damped);
}

} // namespace Carrel
