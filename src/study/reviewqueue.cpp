// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewqueue.h"

#include "study/revieworder.h"

#include <algorithm>

namespace Carrel
{

namespace
{

/** Steps of five points that the chance of recall lies below the wished one: what is as near to it as this is at no
    risk worth an order of its own, and all of it is mixed. */
int riskOf(const CheckState &check, const StudyState &state, StudyDay today)
{
    constexpr double step = 0.05;
    const double wish = state.settings().retention;
    return int(std::max(0.0, (wish - state.recall(check, today).value_or(wish)) / step));
}

/** The checks @p wanted takes, in order; @p current tells their modules. */
template<typename Wanted>
std::vector<CheckKey> select(const StudyState &state, StudyDay today, const CurrentChecks &current, Wanted wanted)
{
    std::vector<OrderedCheck> checks;
    for (const auto &[key, check] : state.checks()) {
        if (wanted(check)) {
            const auto now = current.find(key);
            checks.push_back(
                {&check, now == current.end() ? QString() : now->second.module, riskOf(check, state, today)});
        }
    }
    return reviewOrder(checks, today);
}

} // namespace

void addCurrentChecks(CurrentChecks &checks, const CourseOutline &outline)
{
    for (const Module &module : outline.modules) {
        for (const LessonEntry &lesson : module.lessons) {
            for (const auto &[check, fingerprint] : lesson.checks) {
                checks.insert_or_assign(CheckKey{outline.info.id, lesson.slug, check},
                                        CurrentCheck{fingerprint, module.slug});
            }
        }
    }
}

bool isDue(const CheckState &check, const Fingerprint &now, StudyDay today)
{
    const bool changed = check.last && check.fingerprint != now;
    return check.isDue(today) || (check.scheduled && changed && !check.isResting(today));
}

std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    const auto wanted = [&](const CheckState &check) {
        const auto now = current.find(check.key);
        return now != current.end() && isDue(check, now->second.asks, today);
    };
    return select(state, today, current, wanted);
}

std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today)
{
    return select(state, today, {}, [today](const CheckState &check) { return check.isDue(today); });
}

std::optional<NextDue> nextDue(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    std::optional<NextDue> next;
    for (const auto &[key, check] : state.checks()) {
        const auto now = current.find(key);
        if (now == current.end() || !check.scheduled || !check.memory || isDue(check, now->second.asks, today)) {
            continue;
        }
        const StudyDay day = check.comesBackOn();
        if (!next || day < next->day) {
            next = NextDue{day, 0};
        }
        next->checks += day == next->day ? 1 : 0;
    }
    return next;
}

std::vector<CheckKey> askAgainChecks(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    const auto wanted = [&](const CheckState &check) {
        return check.askAgainOpen && check.lastDay == today && current.contains(check.key);
    };
    return select(state, today, current, wanted);
}

} // namespace Carrel
