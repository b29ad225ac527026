// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/trainingset.h"

#include <optional>

namespace Carrel
{

class JobControl;

/** How weights are fitted. The defaults are those of the published optimizer. */
struct TrainingOptions {
    FsrsMode mode;          ///< without the short term w17 to w19 are 0 and the first stabilities are only searched
    int epochs = 5;         ///< rounds through all batches
    size_t batchSize = 512; ///< items that are learned from at once
    size_t longest = 256;   ///< answers; longer histories are left out
    double learningRate = 0.04;
    std::vector<std::vector<size_t>> batchOrder; ///< of each epoch; what is not given is shuffled, each time alike
};

/**
 * The weights under which the answers of @p set were likeliest, held near the defaults by how little is known. With
 * fewer than 8 items the defaults, with fewer than 64 only the first stabilities are fitted. Nothing: cancelled.
 */
[[nodiscard]] std::optional<FsrsWeights> fittedWeights(std::span<const TrainingHistory> histories,
                                                       const TrainingSet &set, const JobControl &control,
                                                       const TrainingOptions &options = {});

/** How badly @p weights foretell the items of @p set: the mean loss in nats, each item as important as it is there. */
[[nodiscard]] double logLoss(std::span<const TrainingHistory> histories, const TrainingSet &set,
                             const FsrsWeights &weights);

} // namespace Carrel
