// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/optimizer/weighttrainer.h"

namespace Carrel
{

/** What answers that were kept out of a fit say of it. */
struct HeldOut {
    size_t answers = 0;
    double lossInUse = 0;  ///< mean loss of the weights in use, in nats
    double lossFitted = 0; ///< the same of weights fitted to what came before the answer
    double doubt = 0;      ///< standard error of their difference; the answers to one check count as one voice

    /** The fit is better by more than chance would make it. */
    [[nodiscard]] bool isBetter() const;
};

/**
 * Cuts @p items, which are in order of time, into six parts: five times weights are fitted to all parts so far and
 * asked for the next one. Nothing: cancelled.
 */
[[nodiscard]] std::optional<HeldOut> heldOut(std::span<const TrainingHistory> histories,
                                             std::span<const TrainingItem> items, const FsrsWeights &inUse,
                                             const JobControl &control);

} // namespace Carrel
