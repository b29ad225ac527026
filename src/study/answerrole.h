// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

namespace Carrel
{

/** What an answer is worth. */
enum class AnswerRole {
    Review,   ///< folded into memory
    Step,     ///< the one right answer after a miss on its day: folded as a same-day success
    Retry,    ///< one more miss on that day: seen, but memory knows already
    Practice, ///< recorded only
};

/** Right, sure and without help. */
[[nodiscard]] bool isKnown(const AnswerEvent &answer);

/** The day an answer on @p today counts for: a clock that was set back must not make time run backwards. */
[[nodiscard]] StudyDay countedDay(const CheckState &before, StudyDay today);

/** What @p answer on @p day, a countedDay(), is worth to a check in the state @p before. */
[[nodiscard]] AnswerRole roleOf(const AnswerEvent &answer, const CheckState &before, StudyDay day);

} // namespace Carrel
