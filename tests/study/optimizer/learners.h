// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/fold.h"
#include "study/optimizer/trainingreview.h"
#include "study/simulation.h"

namespace Carrel::Test
{

/** Weights of people whose memory is not that of the published ones. */
inline std::vector<double> longMemory()
{
    return {0.5,  1.6,  4.2,  13,   5.9,  0.75, 2.6, 0.02, 1.55, 0.12, 1.05,
            1.75, 0.08, 0.32, 1.35, 0.45, 2.1,  0.7, 0.25, 0.12, 0.28};
}

inline std::vector<double> shortMemory()
{
    return {0.1, 0.6,  1.2,  5,    6.8,  0.75, 3.2, 0.02, 1.55, 0.2, 0.75,
            1.2, 0.08, 0.22, 1.35, 0.45, 2.1,  0.5, 0.09, 0.07, 0.16};
}

inline std::vector<TrainingHistory> historiesOf(const SimulatedLearner &learner)
{
    Fold fold;
    fold.add(simulatedEvents(learner));
    return fold.trainingHistories();
}

} // namespace Carrel::Test
