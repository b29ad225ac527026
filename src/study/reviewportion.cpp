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
    std::vector<CheckKey> reviewed = state.checksAskedOn(today);
    std::erase_if(reviewed, [&](const CheckKey &key) { return !isReviewed(*state.check(key), today); });
    return reviewed;
}

ReviewAmount &operator+=(ReviewAmount &sum, const WaitingCheck &check)
{
    ++sum.checks;
    sum.ms += check.expectedMs;
    return sum;
}

ReviewAmount operator-(const ReviewAmount &all, const ReviewAmount &part)
{
    return {all.checks - part.checks, all.ms - part.ms};
}

ReviewAmount allOf(const ReviewQueue &queue)
{
    return {int(queue.order().checks().size()), queue.order().expectedMs()};
}

bool isOverdueOn(StudyDay day, const WaitingCheck &check)
{
    return check.comesBackOn && *check.comesBackOn < day;
}

ReviewAmount overdueOn(StudyDay day, const ReviewQueue &queue)
{
    ReviewAmount overdue;
    for (const WaitingCheck &check : queue.order().checks()) {
        if (isOverdueOn(day, check)) {
            overdue += check;
        }
    }
    return overdue;
}

/** Tells of each check of a queue, in its order, whether it is for today. */
class Parting
{
public:
    Parting(const ReviewQueue &queue, const StudyState &state, StudyDay today);

    bool takes(const WaitingCheck &check);

    /** Whether it takes @p check wherever it stands. */
    [[nodiscard]] bool isSureOf(const WaitingCheck &check) const
    {
        return m_plan ? !isOverdueOn(m_plan->first, check) : m_minutesADay == 0;
    }
    /** Of those it is not sure of, it takes no more. */
    [[nodiscard]] bool isFull() const { return m_plan ? m_checksLeft <= 0 : m_minutesADay == 0 || m_msLeft <= 0; }

    [[nodiscard]] const ReviewAmount &sure() const { return m_sure; } ///< that it isSureOf()
    [[nodiscard]] int minutesADay() const { return m_minutesADay; }
    [[nodiscard]] const std::optional<CatchUp> &plan() const { return m_plan; }

private:
    int m_minutesADay = 0;
    std::optional<CatchUp> m_plan;
    ReviewAmount m_sure;
    qint64 m_msLeft = 0;     ///< of the minutes of the day
    qint64 m_checksLeft = 0; ///< of the part that the plan has for today
};

Parting::Parting(const ReviewQueue &queue, const StudyState &state, StudyDay today)
{
    const std::optional<CatchUp> &plan = state.settings().catchUp;
    if (plan && plan->holdsOn(today)) {
        m_plan = plan;
        const ReviewAmount overdue = overdueOn(plan->first, queue);
        const qint64 days = plan->last.daysSince(plan->first) + 1;
        m_checksLeft = overdue.checks - plan->checks * plan->last.daysSince(today) / days;
        m_sure = allOf(queue) - overdue;
        return;
    }
    m_minutesADay = state.settings().minutesADay;
    if (m_minutesADay == 0) {
        m_sure = allOf(queue);
    } else {
        m_msLeft = m_minutesADay * msOfAMinute - expectedMs(state, reviewedOn(state, today));
    }
}

bool Parting::takes(const WaitingCheck &check)
{
    if (isSureOf(check)) {
        return true;
    }
    const bool isTaken = !isFull();
    m_msLeft -= check.expectedMs;
    --m_checksLeft;
    return isTaken;
}

} // namespace

int ReviewAmount::minutes() const
{
    return checks == 0 ? 0 : wholeMinutes(ms);
}

ReviewPortion reviewPortion(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    ReviewQueue queue;
    queue.update(state, today, current);
    return reviewPortion(queue, state, today);
}

ReviewPortion reviewPortion(ReviewQueue &queue, const StudyState &state, StudyDay today)
{
    Parting parting(queue, state, today);
    ReviewPortion portion{.now = {}, .beyond = {}, .minutesADay = parting.minutesADay(), .plan = parting.plan()};
    queue.order().walk([&](const WaitingCheck &check) {
        (parting.takes(check) ? portion.now : portion.beyond).push_back(check.key);
        return true;
    });
    return portion;
}

std::vector<CheckKey> checksForToday(ReviewQueue &queue, const StudyState &state, StudyDay today)
{
    Parting parting(queue, state, today);
    std::vector<CheckKey> now;
    int sure = parting.sure().checks; // still to be met
    const auto goesOn = [&] { return sure > 0 || !parting.isFull(); };
    if (goesOn()) {
        queue.order().walk([&](const WaitingCheck &check) {
            sure -= parting.isSureOf(check) ? 1 : 0;
            if (parting.takes(check)) {
                now.push_back(check.key);
            }
            return goesOn();
        });
    }
    return now;
}

ReviewAmounts reviewAmounts(ReviewQueue &queue, const StudyState &state, StudyDay today)
{
    Parting parting(queue, state, today);
    ReviewAmount now = parting.sure();
    if (!parting.isFull()) {
        queue.order().walk([&](const WaitingCheck &check) {
            if (!parting.isSureOf(check) && parting.takes(check)) {
                now += check;
            }
            return !parting.isFull();
        });
    }
    return {now, allOf(queue) - now, parting.minutesADay(), parting.plan()};
}

std::optional<Backlog> backlogIn(const ReviewQueue &queue, const ReviewAmounts &due, StudyDay today)
{
    if (due.plan || due.beyond.checks == 0) {
        return std::nullopt;
    }
    const ReviewAmount overdue = overdueOn(today, queue);
    if (overdue.checks == 0) {
        return std::nullopt;
    }
    constexpr qint64 mostDays = 30;
    const qint64 halfADay = due.minutesADay * msOfAMinute / 2;
    const qint64 days = (overdue.ms + halfADay - 1) / halfADay;
    return Backlog{
        .checks = overdue.checks, .minutes = overdue.minutes(), .days = int(std::clamp<qint64>(days, 2, mostDays))};
}

CatchUp catchUpOver(int days, int checks, StudyDay today)
{
    return {today, today.plusDays(days - 1), checks};
}

} // namespace Carrel
