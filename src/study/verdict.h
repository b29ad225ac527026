// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

namespace Carrel
{

/** The facts of the sentence after an answer: "Right, by luck. Comes back tomorrow, Monday 30 November". The quiz panel
    and the review put them into words. */
struct Verdict {
    bool right = false;
    bool byLuck = false;   ///< right, but guessed or helped: counts as not known
    bool helped = false;   ///< the passage was opened before answering
    bool practice = false; ///< recorded, changes nothing
    bool comesBack = false;
    StudyDay due;                             ///< when, if it comes back; never before @p today
    qint64 daysAway = 0;                      ///< the same counted from today; 1 is tomorrow
    bool canAskAgain = false;                 ///< *Ask me again* would count: missed today, no right answer since
    bool canBringBack = false;                ///< *Bring it back anyway* is to be offered: it does not, and could
    std::optional<RetireReason> retired = {}; ///< why it does not come back
    int leechLapses = 0; ///< so often forgotten, this time too, that other ways are to be offered; 0: not so
    bool operator==(const Verdict &) const = default;
};

/** The verdict on @p answer, written as @p ref, when @p after is the state that includes it. */
[[nodiscard]] Verdict verdictFor(const AnswerEvent &answer, const EventRef &ref, const CheckState &after,
                                 StudyDay today);

} // namespace Carrel
