// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/revieworder.h"

#include "study/checkdraw.h"
#include "study/pace.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace Carrel
{

ReviewOrder::ReviewOrder(StudyDay day)
    : m_day(day)
{
}

LessonAndModule ReviewOrder::placeOf(const OrderedCheck &check)
{
    const LessonRef lesson = check.check->key.lessonRef();
    const auto number = m_lessons.constFind(lesson);
    const size_t known = number == m_lessons.constEnd() ? *m_lessons.insert(lesson, size_t(m_lessons.size())) : *number;
    if (check.module.isEmpty()) {
        return {known, m_modulesSoFar++};
    }
    const std::pair name(lesson.course, check.module);
    const auto module = m_modules.constFind(name);
    return {known, module == m_modules.constEnd() ? *m_modules.insert(name, m_modulesSoFar++) : *module};
}

/** They have to line up anew. */
ReviewOrder::Siblings &ReviewOrder::siblingsOf(const WaitingCheck &check)
{
    m_changed.emplace(check.risk, check.place.lesson);
    return m_steps[check.risk].lessons[check.place.lesson];
}

void ReviewOrder::put(const OrderedCheck &check)
{
    const CheckState &state = *check.check;
    const bool isBehindAll = m_checks.empty() || m_checks.rbegin()->key < state.key; // as when all are put at first
    if (!isBehindAll) {
        remove(state.key);
    }
    const auto waiting = m_checks.insert(
        m_checks.end(), {.key = state.key,
                         .risk = check.risk,
                         .draw = drawFor(state.key, m_day.number),
                         .place = placeOf(check),
                         .lastDay = state.lastDay,
                         .comesBackOn = state.memory ? std::optional(state.comesBackOn()) : std::nullopt,
                         .expectedMs = Carrel::expectedMs(&state)});
    m_expectedMs += waiting->expectedMs;
    siblingsOf(*waiting).checks.push_back(&*waiting);
}

void ReviewOrder::remove(const CheckKey &key)
{
    if (const auto waiting = m_checks.find(key); waiting != m_checks.end()) {
        m_expectedMs -= waiting->expectedMs;
        std::erase(siblingsOf(*waiting).checks, &*waiting);
        m_checks.erase(waiting);
    }
}

void ReviewOrder::lineUp()
{
    for (const auto &[risk, lesson] : std::exchange(m_changed, {})) {
        lineUp(m_steps[risk], lesson);
    }
}

/** The places of a lesson in line are drawn; who stands in them is by the last answer. */
void ReviewOrder::lineUp(Step &step, size_t lesson)
{
    Siblings &siblings = step.lessons[lesson];
    std::vector<const WaitingCheck *> drawn = siblings.checks;
    std::ranges::sort(drawn, {}, [](const WaitingCheck *check) { return std::tie(check->draw, check->key); });
    std::vector<const WaitingCheck *> byAge = drawn;
    std::ranges::stable_sort(byAge, {}, &WaitingCheck::lastDay);
    std::map<size_t, std::vector<InLine>> lines;
    for (const size_t before : std::exchange(siblings.modules, {})) {
        lines[before]; // of which nobody may be left
    }
    for (size_t i = 0; i < drawn.size(); ++i) {
        lines[byAge[i]->place.module].push_back({drawn[i]->draw, byAge[i]});
    }
    for (auto &[module, line] : lines) {
        if (!line.empty()) {
            siblings.modules.push_back(module);
        }
        step.mixer.put({lesson, module}, std::move(line));
    }
}

void ReviewOrder::walk(const std::function<bool(const WaitingCheck &)> &goesOn)
{
    lineUp();
    std::vector<std::pair<LessonMixer *, LessonMixer::Taken>> seen;
    std::optional<LessonAndModule> last;
    bool isOn = true;
    for (auto &[risk, step] : m_steps) {
        while (isOn && !step.mixer.isEmpty()) {
            const LessonMixer::Taken &next = seen.emplace_back(&step.mixer, step.mixer.take(last)).second;
            last = next.place;
            isOn = goesOn(*next.inLine.check);
        }
    }
    for (const auto &[mixer, taken] : seen | std::views::reverse) {
        mixer->putBack(taken);
    }
}

std::vector<CheckKey> ReviewOrder::first(size_t count)
{
    std::vector<CheckKey> keys;
    if (count > 0) {
        walk([&keys, count](const WaitingCheck &check) {
            keys.push_back(check.key);
            return keys.size() < count;
        });
    }
    return keys;
}

} // namespace Carrel
