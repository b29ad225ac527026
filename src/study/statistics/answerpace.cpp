// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/answerpace.h"

#include "study/median.h"

#include <algorithm>
#include <utility>

namespace Carrel
{

AnswerPace answerPace(std::span<const PastAnswer> answers)
{
    AnswerPace pace;
    std::vector<qint64> times;
    for (const PastAnswer &answer : answers) {
        if (answer.role != AnswerRole::Practice) {
            const auto bound = std::ranges::upper_bound(paceBounds, answer.tookMs / 1'000);
            ++pace.answers.at(size_t(bound - paceBounds.begin()));
            times.push_back(answer.tookMs);
        }
    }
    pace.all = int(times.size());
    pace.medianMs = median(std::move(times)).value_or(0);
    return pace;
}

} // namespace Carrel
