// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studypast.h"

#include <array>
#include <span>

namespace Carrel
{

/** Seconds below which an answer belongs to the bar before. */
inline constexpr std::array paceBounds{5, 10, 20, 40, 60};

/** How long a learner takes for a check. */
struct AnswerPace {
    std::array<int, paceBounds.size() + 1> answers{}; ///< by the time they took
    int all = 0;
    qint64 medianMs = 0;

    bool operator==(const AnswerPace &) const = default;
};

/** Of the answers that were no practice. */
[[nodiscard]] AnswerPace answerPace(std::span<const PastAnswer> answers);

} // namespace Carrel
