// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewportion.h"

#include "study/pace.h"

#include <algorithm>
#include <iterator>
#include <set>

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
    std::vector<CheckKey> reviewed = state.checksAskedOn(today);
    std::erase_if(reviewed, [&](const CheckKey &key) { return !isReviewed(*state.check(key), today); });
    return reviewed;
}

void partByMinutes(ReviewPortion &portion, const StudyState &state, StudyDay today)
{
    portion.minutesADay = state.settings().minutesADay;
    if (portion.minutesADay == 0) {
        return;
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
}

/** The due checks of @p queue that were overdue on @p day, in its order. */
std::vector<CheckKey> overdueOn(StudyDay day, const std::vector<CheckKey> &queue, const StudyState &state)
{
    std::vector<CheckKey> overdue;
    std::ranges::copy_if(queue, std::back_inserter(overdue), [&](const CheckKey &key) {
        const CheckState &check = *state.check(key);
        return check.memory && check.comesBackOn() < day;
    });
    return overdue;
}

void partByPlan(ReviewPortion &portion, const StudyState &state, StudyDay today)
{
    const CatchUp &plan = *portion.plan;
    const std::vector<CheckKey> overdue = overdueOn(plan.first, portion.now, state);
    const qint64 days = plan.last.daysSince(plan.first) + 1;
    const auto mayStay = size_t(plan.checks * plan.last.daysSince(today) / days);
    const size_t forToday = overdue.size() > mayStay ? overdue.size() - mayStay : 0;
    portion.beyond.assign(overdue.begin() + qsizetype(forToday), overdue.end());
    const std::set<CheckKey> beyond(portion.beyond.begin(), portion.beyond.end());
    std::erase_if(portion.now, [&beyond](const CheckKey &key) { return beyond.contains(key); });
}

} // namespace

ReviewPortion reviewPortion(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    return reviewPortion(state, today, current, checksAskingAnew(state, current));
}

ReviewPortion reviewPortion(const StudyState &state, StudyDay today, const CurrentChecks &current,
                            const std::set<CheckKey> &anew)
{
    ReviewPortion portion{dueChecks(state, today, current, anew), {}};
    const std::optional<CatchUp> &plan = state.settings().catchUp;
    if (plan && plan->holdsOn(today)) {
        portion.plan = plan;
        partByPlan(portion, state, today);
    } else {
        partByMinutes(portion, state, today);
    }
    return portion;
}

std::optional<Backlog> backlogIn(const ReviewPortion &portion, const StudyState &state, StudyDay today)
{
    if (portion.plan || portion.beyond.empty()) {
        return std::nullopt;
    }
    std::vector<CheckKey> queue = portion.now;
    queue.insert(queue.end(), portion.beyond.begin(), portion.beyond.end());
    const std::vector<CheckKey> overdue = overdueOn(today, queue, state);
    if (overdue.empty()) {
        return std::nullopt;
    }
    constexpr qint64 mostDays = 30;
    const qint64 halfADay = portion.minutesADay * msOfAMinute / 2;
    const qint64 days = (expectedMs(state, overdue) + halfADay - 1) / halfADay;
    return Backlog{.checks = int(overdue.size()),
                   .minutes = expectedMinutes(state, overdue),
                   .days = int(std::clamp<qint64>(days, 2, mostDays))};
}

CatchUp catchUpOver(int days, int checks, StudyDay today)
{
    return {today, today.plusDays(days - 1), checks};
}

} // namespace Carrel
