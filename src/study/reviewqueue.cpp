// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewqueue.h"

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

/** @p check as it is put in order; @p now tells its module, nullptr: nobody does. */
OrderedCheck ordered(const CheckState &check, const CurrentCheck *now, const StudyState &state, StudyDay today)
{
    return {&check, now ? now->module : QString(), riskOf(check, state, today)};
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

void ReviewQueue::clear()
{
    m_changes.forget();
}

void ReviewQueue::update(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    const auto changed = m_changes.next(state, today);
    if (!changed) {
        m_order = ReviewOrder(today);
        fill(state, today, current);
        return;
    }
    for (const CheckKey &key : *changed) {
        const CheckState *const check = state.check(key);
        const auto now = current.find(key);
        if (check && now != current.end() && isDue(*check, now->second.asks, today)) {
            m_order.put(ordered(*check, &now->second, state, today));
        } else {
            m_order.remove(key);
        }
    }
}

/** Both are sorted by check, and looking up each would take several times as long. */
void ReviewQueue::fill(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    auto now = current.begin();
    for (const auto &[key, check] : state.checks()) {
        while (now != current.end() && now->first < key) {
            ++now;
        }
        if (now != current.end() && now->first == key && isDue(check, now->second.asks, today)) {
            m_order.put(ordered(check, &now->second, state, today));
        }
    }
}

std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    ReviewQueue queue;
    queue.update(state, today, current);
    return queue.order().all();
}

std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today)
{
    ReviewOrder order(today);
    for (const CheckKey &key : state.checksDueBy(today)) {
        order.put(ordered(*state.check(key), nullptr, state, today));
    }
    return order.all();
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
    ReviewOrder order(today);
    for (const CheckKey &key : state.checksAskedOn(today)) {
        const CheckState &check = *state.check(key);
        const auto now = current.find(key);
        if (check.askAgainOpen && now != current.end()) {
            order.put(ordered(check, &now->second, state, today));
        }
    }
    return order.all();
}

} // namespace Carrel
