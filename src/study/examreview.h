// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"

namespace Carrel
{

/** The extra reviews for an exam on one day. */
struct ExamPortion {
    Exam exam;
    std::vector<CheckKey> now; ///< to be asked today as practice, in order
    int later = 0;             ///< checks for the days from then to the exam
    bool operator==(const ExamPortion &) const = default;
};

/**
 * The extra reviews on @p today, an entry for each exam that is near and has any. In the days before an exam each
 * answered check of its modules that will probably not be known for sure on its day is asked once more, unless it is
 * reviewed then anyway: an equal part each day, the most at risk first. They are practice, and so change no memory and
 * no day of the schedule.
 */
[[nodiscard]] std::vector<ExamPortion> examPortions(const StudyState &state, StudyDay today,
                                                    const CurrentChecks &current);

} // namespace Carrel
