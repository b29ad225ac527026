// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studypast.h"

#include <functional>
#include <span>

namespace Carrel
{

/** How often a learner was right who said the same of the answers. */
struct Calibration {
    int answers = 0;
    int right = 0;
    double chance = 0; ///< share that would have been right without knowing anything

    bool operator==(const Calibration &) const = default;
    [[nodiscard]] double share() const { return answers > 0 ? double(right) / answers : 0; }
};

/** Of those answers that @p isWanted takes and that memory was told of, without help, the ones called @p confidence. */
[[nodiscard]] Calibration calibrationOf(std::span<const PastAnswer> answers, Confidence confidence,
                                        const std::function<bool(const PastAnswer &)> &isWanted);

} // namespace Carrel
