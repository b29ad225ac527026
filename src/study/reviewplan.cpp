// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/reviewplan.h"

#include "study/answerrole.h"
#include "study/checkdraw.h"
#include "study/guessing.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

namespace
{

/** Longer waits are not balanced: so far ahead nobody knows what a day will have. */
constexpr int longestBalanced = 90;

/** By the days to the nearest other check of the lesson. */
constexpr double siblingWeights[] = {0.000'001, 0.2, 0.4, 0.6, 0.8};

/** The days on which the other checks of the lesson come back. */
std::vector<StudyDay> siblingDays(const StudyState &state, const CheckKey &key)
{
    std::vector<StudyDay> days;
    const auto &checks = state.checks();
    const CheckKey first{key.course, key.lesson, {}};
    for (auto entry = checks.lower_bound(first); entry != checks.end() && entry->first.lessonRef() == key.lessonRef();
         ++entry) {
        if (entry->first != key && entry->second.scheduled && entry->second.memory) {
            days.push_back(entry->second.comesBackOn());
        }
    }
    return days;
}

double siblingWeight(const std::vector<StudyDay> &siblings, StudyDay day)
{
    qint64 nearest = std::ssize(siblingWeights);
    for (const StudyDay other : siblings) {
        nearest = std::min(nearest, std::abs(day.daysSince(other)));
    }
    return nearest < std::ssize(siblingWeights) ? siblingWeights[nearest] : 1;
}

/** @p due checks come back on the day already; a day for less of them is as full with half. */
double loadWeight(const WaitChoice &wait, int due)
{
    return std::pow(1 + due / wait.weight, -2.15) * std::pow(wait.days, -3.0);
}

} // namespace

std::optional<int> plannedWait(const StudyState &state, const AnswerEvent &answer, StudyDay today, qint64 at)
{
    const CheckState *known = state.check(answer.check);
    const CheckState before = known ? *known : CheckState();
    const StudyDay day = countedDay(before, today);
    if (!isKnown(answer) || roleOf(answer, before, day) != AnswerRole::Review) {
        return std::nullopt;
    }
    const ElapsedTime elapsed = before.elapsedUntil(day, at);
    const double guess = guessChance(answer.optionCount, answer.rightCount);
    const MemoryState memory = state.schedule().afterRight(before.memory, elapsed, guess);
    std::vector<WaitChoice> waits = state.schedule().waits(memory, elapsed, day);
    const std::vector<StudyDay> siblings = siblingDays(state, answer.check);
    const bool balanced = waits.back().days <= longestBalanced;
    for (WaitChoice &wait : waits) {
        const StudyDay due = day.plusDays(wait.days);
        const double load = balanced ? loadWeight(wait, state.checksDueOn(due)) : 1;
        wait.weight *= load * siblingWeight(siblings, due);
    }
    return drawnWait(waits, drawFor(answer.check, before.reviews + 1));
}

} // namespace Carrel
