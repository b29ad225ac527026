// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/simulation.h"

namespace Carrel::Test
{

/** Of 4,000 checks that @p learner meets on one day: the share of those coming back within a year that was really
    known, whatever was answered. */
inline double knownAtReview(SimulatedLearner learner)
{
    learner.seed = 2026;
    learner.checks = learner.newADay = 4000;
    int reviews = 0;
    int known = 0;
    for (const SimulatedDay &day : simulate(learner)) {
        reviews += day.reviews;
        known += day.known;
    }
    return reviews > 0 ? double(known) / reviews : 0;
}

} // namespace Carrel::Test
