// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewqueue.h"

#include "study/checkdraw.h"

#include <algorithm>
#include <unordered_map>

namespace Carrel
{

namespace
{

struct LessonHash {
    size_t operator()(const LessonRef &lesson) const noexcept { return qHash(lesson, 0); }
};
using Counts = std::unordered_map<LessonRef, size_t, LessonHash>;

/** The lesson that must be next so that its checks do not end up side by side; nullptr: any. */
const LessonRef *pressingLesson(const Counts &left, size_t total)
{
    for (const auto &[lesson, count] : left) {
        if (count > total / 2) {
            return &lesson;
        }
    }
    return nullptr;
}

/** Keeps the drawn order as far as no two of a lesson stand side by side. */
std::vector<CheckKey> spread(const std::vector<CheckKey> &drawn)
{
    std::vector<const CheckKey *> waiting;
    Counts left;
    for (const CheckKey &key : drawn) {
        waiting.push_back(&key);
        ++left[key.lessonRef()];
    }
    std::vector<CheckKey> queue;
    while (!waiting.empty()) {
        const auto repeats = [&queue](const CheckKey *key) {
            return !queue.empty() && queue.back().lessonRef() == key->lessonRef();
        };
        const LessonRef *pressing = pressingLesson(left, waiting.size());
        auto next = std::ranges::find_if(waiting, [&](const CheckKey *key) {
            return !repeats(key) && (!pressing || *pressing == key->lessonRef());
        });
        if (next == waiting.end()) {
            next = std::ranges::find_if_not(waiting, repeats);
        }
        if (next == waiting.end()) {
            next = waiting.begin(); // only one lesson is left
        }
        --left[(*next)->lessonRef()];
        queue.push_back(**next);
        waiting.erase(next);
    }
    return queue;
}

std::vector<CheckKey> ordered(std::vector<CheckKey> keys, StudyDay day)
{
    std::ranges::sort(keys, [day](const CheckKey &a, const CheckKey &b) {
        const quint64 drawnA = drawFor(a, day.number);
        const quint64 drawnB = drawFor(b, day.number);
        return drawnA != drawnB ? drawnA < drawnB : a < b;
    });
    return spread(keys);
}

template<typename Wanted> std::vector<CheckKey> select(const StudyState &state, Wanted wanted)
{
    std::vector<CheckKey> keys;
    for (const auto &[key, check] : state.checks()) {
        if (wanted(check)) {
            keys.push_back(key);
        }
    }
    return keys;
}

} // namespace

void addCurrentChecks(CurrentChecks &checks, const CourseOutline &outline)
{
    for (const Module &module : outline.modules) {
        for (const LessonEntry &lesson : module.lessons) {
            for (const auto &[check, fingerprint] : lesson.checks) {
                checks.insert_or_assign(CheckKey{outline.info.id, lesson.slug, check}, fingerprint);
            }
        }
    }
}

bool isDue(const CheckState &check, const Fingerprint &now, StudyDay today)
{
    const bool changed = check.last && check.fingerprint != now;
    return check.isDue(today) || (check.scheduled && changed);
}

std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    const auto wanted = [&](const CheckState &check) {
        const auto now = current.find(check.key);
        return now != current.end() && isDue(check, now->second, today);
    };
    return ordered(select(state, wanted), today);
}

std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today)
{
    return ordered(select(state, [today](const CheckState &check) { return check.isDue(today); }), today);
}

std::optional<NextDue> nextDue(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    std::optional<NextDue> next;
    for (const auto &[key, check] : state.checks()) {
        const auto now = current.find(key);
        if (now == current.end() || !check.scheduled || !check.memory || isDue(check, now->second, today)) {
            continue;
        }
        if (!next || check.due < next->day) {
            next = NextDue{check.due, 0};
        }
        next->checks += check.due == next->day ? 1 : 0;
    }
    return next;
}

std::vector<CheckKey> askAgainChecks(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    const auto wanted = [&](const CheckState &check) {
        return check.askAgainOpen && check.lastDay == today && current.contains(check.key);
    };
    return ordered(select(state, wanted), today);
}

} // namespace Carrel
