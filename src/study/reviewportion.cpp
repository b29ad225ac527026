// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewportion.h"

#include "study/pace.h"

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr qint64 msOfAMinute = 60'000;

/** Asked once more today, not for the first time. */
bool isReviewed(const CheckState &check, StudyDay today)
{
    return check.memory && check.lastDay == today && check.firstDay < today;
}

std::vector<CheckKey> reviewedOn(const StudyState &state, StudyDay today)
{
    std::vector<CheckKey> reviewed;
    for (const auto &[key, check] : state.checks()) {
        if (isReviewed(check, today)) {
            reviewed.push_back(key);
        }
    }
    return reviewed;
}

} // namespace

ReviewPortion reviewPortion(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    ReviewPortion portion{dueChecks(state, today, current), {}, state.settings().minutesADay};
    if (portion.minutesADay == 0) {
        return portion;
    }
    qint64 leftMs = portion.minutesADay * msOfAMinute - expectedMs(state, reviewedOn(state, today));
    const auto isBeyond = [&](const CheckKey &key) {
        const bool beyond = leftMs <= 0;
        leftMs -= beyond ? 0 : expectedMs(state, std::span(&key, 1));
        return beyond;
    };
    const auto first = std::ranges::find_if(portion.now, isBeyond);
    portion.beyond.assign(first, portion.now.end());
    portion.now.erase(first, portion.now.end());
    return portion;
}

} // namespace Carrel
