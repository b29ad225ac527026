// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

namespace Carrel
{

/** So far ahead minutesADay() looks. */
inline constexpr int workloadDays = 90;

/**
 * Minutes of review a day, on the average of the next 90 days, for the checks that come back now, if @p retention were
 * wished from here on: each is forgotten and answered as the model of memory says, in the time this learner takes for
 * it. Of many checks some hundreds are tried out. The same state gives the same minutes; 0: nothing comes back.
 */
[[nodiscard]] double minutesADay(const StudyState &state, double retention, StudyDay today);

} // namespace Carrel
