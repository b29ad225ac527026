// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/heldout.h"
#include "study/studystate.h"

namespace Carrel
{

/** What there is to fit weights to. */
struct FitData {
    std::vector<TrainingHistory> histories;
    StudySettings settings; ///< in use
};

/** What fitting the weights to a learner came to. */
struct WeightFit {
    enum class End {
        TooFew,    ///< answers
        NotBetter, ///< than the weights in use, or nothing anybody would notice
        Better,
    };

    End end = End::TooFew;
    int answers = 0;              ///< that could be learned from
    std::vector<double> weights;  ///< fitted to all of them; empty with too few
    HeldOut heldOut;              ///< what speaks for them
    std::vector<int> pausesInUse; ///< days between the answers to a check that was missed and then always known
    std::vector<int> pausesFitted;
};

/** With fewer answers no fit was ever better but by chance: measured, see study/README.md. */
inline constexpr int fewestAnswersToFit = 400;

/** Answers that came on a later day than the one before; what weights can be learned from. */
[[nodiscard]] int answersToFit(const StudyState &state);

/**
 * Fits weights to the answers of one learner and tries them on answers they have not seen. Takes about a second for
 * 20,000 answers: run it as a Job. Nothing: cancelled.
 */
[[nodiscard]] std::optional<WeightFit> fitWeights(const FitData &data, const JobControl &control);

} // namespace Carrel
