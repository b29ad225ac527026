// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewqueue.h"

#include "study/revieworder.h"

#include <algorithm>
#include <iterator>

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

/** @p keys in order; @p current tells their modules. */
std::vector<CheckKey> ordered(const std::vector<CheckKey> &keys, const StudyState &state, StudyDay today,
                              const CurrentChecks &current)
{
    std::vector<OrderedCheck> checks;
    for (const CheckKey &key : keys) {
        const CheckState &check = *state.check(key);
        const auto now = current.find(key);
        checks.push_back({&check, now == current.end() ? QString() : now->second.module, riskOf(check, state, today)});
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

bool asksAnew(const StudyState &state, const CheckKey &check, const CurrentChecks &current)
{
    const CheckState *const known = state.check(check);
    const auto now = known && known->last ? current.find(check) : current.end();
    return now != current.end() && known->fingerprint != now->second.asks;
}

std::set<CheckKey> checksAskingAnew(const StudyState &state, const CurrentChecks &current)
{
    std::set<CheckKey> anew;
    for (const auto &[key, check] : state.checks()) {
        if (asksAnew(state, key, current)) {
            anew.insert(anew.end(), key);
        }
    }
    return anew;
}

std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today, const CurrentChecks &current,
                                const std::set<CheckKey> &anew)
{
    std::vector<CheckKey> due = state.checksDueBy(today);
    std::erase_if(due, [&](const CheckKey &key) { return anew.contains(key) || !current.contains(key); });
    std::ranges::copy_if(anew, std::back_inserter(due), [&](const CheckKey &key) {
        const CheckState *const check = state.check(key);
        const auto now = current.find(key);
        return check && now != current.end() && isDue(*check, now->second.asks, today);
    });
    return ordered(due, state, today, current);
}

std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    return dueChecks(state, today, current, checksAskingAnew(state, current));
}

std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today)
{
    return ordered(state.checksDueBy(today), state, today, {});
}

std::optional<NextDue> nextDue(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    std::optional<NextDue> next;
    for (const auto &[key, check] : state.checks()) {
        const auto now = check.scheduled && check.memory ? current.find(key) : current.end();
        if (now == current.end() || isDue(check, now->second.asks, today)) {
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
    std::vector<CheckKey> open = state.checksAskedOn(today);
    std::erase_if(open, [&](const CheckKey &key) { return !state.check(key)->askAgainOpen || !current.contains(key); });
    return ordered(open, state, today, current);
}

} // namespace Carrel
