// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/courseprogress.h"
#include "study/reviewqueue.h"

namespace Carrel
{

/** One thing a learner can do now. */
struct NextStep {
    enum class Kind { Review, Continue, Begin, AddCourse };

    Kind kind = Kind::AddCourse;
    int checks = 0;  ///< for Review
    int minutes = 0; ///< for Review and lessons; 0 when not known
    LessonRef lesson = {};
    QString lessonTitle = {};
    QString courseTitle = {};
    bool operator==(const NextStep &) const = default;
};

/** What Today offers. */
struct TodayPlan {
    bool firstStart = false;     ///< nothing was ever opened, and no course was added
    std::vector<NextStep> steps; ///< the first one is the main action; never empty
    std::optional<NextDue> next; ///< when checks come back, while none is due
    bool operator==(const TodayPlan &) const = default;
};

/**
 * The order: due reviews, the lessons that were begun (of each course the last one, of a few courses), the next lesson
 * that was never opened, add a course.
 */
[[nodiscard]] TodayPlan todayPlan(const Library &library, const StudyState &state, StudyDay today);

} // namespace Carrel
