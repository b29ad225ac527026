// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/answerrole.h"

#include <algorithm>

namespace Carrel
{

bool isKnown(const AnswerEvent &answer)
{
    return answer.right && answer.confidence == Confidence::Sure && !answer.helped;
}

StudyDay countedDay(const CheckState &before, StudyDay today)
{
    return before.memory ? std::max(today, before.lastDay) : today;
}

AnswerRole roleOf(const AnswerEvent &answer, const CheckState &before, StudyDay day)
{
    if (answer.occasion == Occasion::Practice) {
        return AnswerRole::Practice;
    }
    if (!before.memory || day != before.lastDay) {
        return AnswerRole::Review;
    }
    if (before.missedOnLastDay) {
        if (!before.askAgainOpen) {
            return AnswerRole::Practice;
        }
        return isKnown(answer) ? AnswerRole::Step : AnswerRole::Retry;
    }
    // Two computers that had not met may both ask on one evening; asking again after a right answer is practice.
    return answer.occasion == Occasion::Again ? AnswerRole::Practice : AnswerRole::Review;
}

} // namespace Carrel
