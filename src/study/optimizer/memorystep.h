// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/trainingreview.h"

namespace Carrel
{

/** MemoryState with the logarithm of its stability, in which the formulas are short to differentiate. As an adjoint:
    the derivatives of the loss by both. */
struct LogState {
    double stability = 0; ///< natural logarithm of days
    double difficulty = 0;
};

/** A point of the forgetting curve. */
struct CurvePoint {
    double ratio = 0;     ///< what is added to 1 before the power is taken
    double logarithm = 0; ///< of 1 + ratio
    double recall = 1;
    double forgotten = 0; ///< 1 - recall, to full precision
};

/** What one update of the state went through, for the way back. */
struct StepTrace {
    LogState before;
    LogState after;
    Grade grade = Grade::Good;
    bool sameDay = false;
    bool limited = false;       ///< the same-day growth or the stability after a miss met its limit
    bool stabilityHeld = false; ///< clamped from outside its limits, so nothing flows back
    bool difficultyHeld = false;
    double growth = 0; ///< Good: before the factors of Hard and Easy; Again: exponent of stability + 1
    double scale = 0;  ///< Good: growth without the part of recall; Again: logarithm of stability + 1
};

/**
 * The formulas of Fsrs for one set of weights, each with its way back: given the derivatives of the loss by what came
 * out, it adds those by what went in and by the weights. Used by RecallPath.
 */
class MemoryStep final
{
public:
    explicit MemoryStep(const FsrsWeights &weights);

    [[nodiscard]] LogState first(Grade grade) const;
    void firstBack(Grade grade, const LogState &adjoint, FsrsWeights &gradient) const;

    [[nodiscard]] CurvePoint recall(double logStability, int days) const;
    void recallBack(const CurvePoint &point, double adjoint, LogState &before, FsrsWeights &gradient) const;

    /** The state after an answer on a later day. */
    [[nodiscard]] StepTrace later(const LogState &before, const CurvePoint &point, Grade grade) const;
    /** The state after one more answer on the same day. */
    [[nodiscard]] StepTrace sameDay(const LogState &before, Grade grade) const;
    /** @p recall takes the derivative by the chance of recall. */
    void back(const StepTrace &step, const CurvePoint &point, LogState adjoint, LogState &before, double &recall,
              FsrsWeights &gradient) const;

private:
    void recalled(StepTrace &step, const CurvePoint &point) const;
    void forgot(StepTrace &step, const CurvePoint &point) const;
    void finish(StepTrace &step) const;
    void recalledBack(const StepTrace &step, const CurvePoint &point, double adjoint, LogState &before, double &recall,
                      FsrsWeights &gradient) const;
    void forgotBack(const StepTrace &step, const CurvePoint &point, double adjoint, LogState &before, double &recall,
                    FsrsWeights &gradient) const;
    void difficultyBack(const StepTrace &step, double adjoint, LogState &before, FsrsWeights &gradient) const;
    [[nodiscard]] double bonus(Grade grade) const;

    FsrsWeights m_w;
    double m_factor;         ///< of the forgetting curve
    double m_factorChange;   ///< relative, by w20
    double m_easyExponent;   ///< e^(3 w5)
    double m_easyDifficulty; ///< what difficulty reverts to
    double m_logLapse;       ///< ln w11
};

} // namespace Carrel
