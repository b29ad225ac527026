// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/currentchecks.h"
#include "models/courseprogress.h"
#include "study/reviewportion.h"

namespace Carrel
{

/** One thing a learner can do now. */
struct NextStep {
    enum class Kind { Review, Exam, Continue, Begin, ReviewBeyond, AddCourse };

    Kind kind = Kind::AddCourse;
    int checks = 0;        ///< for Review, Exam and ReviewBeyond
    int minutes = 0;       ///< for those and lessons; 0 when not known
    StudyDay day = {};     ///< of an exam
    LessonRef lesson = {}; ///< for Exam only its course
    QString lessonTitle = {};
    QString courseTitle = {};
    bool operator==(const NextStep &) const = default;
};

/** What Today offers. */
struct TodayPlan {
    bool firstStart = false;        ///< nothing was ever opened, and no course was added
    std::vector<NextStep> steps;    ///< the first one is the main action; never empty
    std::optional<NextDue> next;    ///< when checks come back, while none is due
    int beyond = 0;                 ///< checks that are due as well, but more than the day has room for
    int minutesADay = 0;            ///< that it has; 0: a plan to catch up parts them
    std::optional<Backlog> backlog; ///< to be caught up with by a plan
    std::optional<CatchUp> catchUp; ///< the plan that holds
    bool operator==(const TodayPlan &) const = default;
};

/**
 * The order: due reviews, extra ones before an exam, the lessons that were begun (of each course the last one, of a few
 * courses), the next lesson that was never opened, what is due beyond the minutes of a day once these are over, add a
 * course. @p queue is as of @p library, @p state and @p today, and comes to @p due.
 */
[[nodiscard]] TodayPlan todayPlan(const Library &library, const StudyState &state, StudyDay today,
                                  const KeptQueue &queue, const ReviewAmounts &due);

/** Whether there is a lessonToContinue(): found at once where there is, since the window asks after each answer. */
[[nodiscard]] bool isAnyLessonBegun(const Library &library, const StudyState &state);

/** The first lesson of those that todayPlan() would continue, else the one studied last of those that are here. */
[[nodiscard]] std::optional<LessonRef> lessonToContinue(const Library &library, const StudyState &state);

} // namespace Carrel
