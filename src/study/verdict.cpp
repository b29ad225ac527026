// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/verdict.h"

#include <algorithm>

namespace Carrel
{

Verdict verdictFor(const AnswerEvent &answer, const EventRef &ref, const CheckState &after, StudyDay today)
{
    Verdict verdict;
    verdict.right = answer.right;
    verdict.helped = answer.helped;
    verdict.byLuck = answer.right && (answer.helped || answer.confidence == Confidence::Guess);
    verdict.practice = !after.last || after.last->ref != ref;
    verdict.comesBack = after.scheduled && after.memory.has_value();
    if (verdict.comesBack) {
        verdict.due = std::max(after.comesBackOn(), today);
        verdict.daysAway = verdict.due.daysSince(today);
    }
    verdict.canBringBack = !after.scheduled && after.memory.has_value();
    verdict.retired = after.retired;
    verdict.leechLapses = after.isLeech() && !(verdict.right && !verdict.byLuck) ? after.lapses : 0;
    verdict.canAskAgain = after.askAgainOpen && after.lastDay == today;
    return verdict;
}

} // namespace Carrel
