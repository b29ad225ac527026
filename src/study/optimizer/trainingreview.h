// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/fsrs.h"

#include <cstdint>
#include <vector>

namespace Carrel
{

/** One answer that was folded into memory, as far as the weights are fitted to it. */
struct TrainingReview {
    std::int64_t at = 0; ///< hybrid time, ms: what answers to all checks are put in order by
    int days = 0;        ///< since the one before; 0: the first, or one more on the same day
    Grade grade = Grade::Good;
    double guess = 0;         ///< chance of being right without knowing; 0: it had to be recalled
    bool saidGuessed = false; ///< right, and the learner said it was a guess; the grade is Again

    bool operator==(const TrainingReview &) const = default;
};

/** The answers to one check, in order, from the first one on. */
using TrainingHistory = std::vector<TrainingReview>;

using FsrsWeights = std::array<double, Fsrs::weightCount>;

} // namespace Carrel
