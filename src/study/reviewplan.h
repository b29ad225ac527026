// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

namespace Carrel
{

/**
 * Study days until the check of @p answer comes back, given on @p today at @p at (hybrid time, ms): of the days the
 * schedule may choose, rather one with little to do and away from other checks of its lesson. What is written with the
 * answer and told to the learner; the fold keeps to it. Nothing: the answer does not choose a day, as when it is wrong.
 */
[[nodiscard]] std::optional<int> plannedWait(const StudyState &state, const AnswerEvent &answer, StudyDay today,
                                             qint64 at);

} // namespace Carrel
