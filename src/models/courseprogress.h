// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "library/coursesummary.h"
#include "study/studystate.h"

#include <optional>
#include <set>
#include <vector>

namespace Carrel
{

class Library;

/** The courses of which a lesson was opened or a check answered. Of a library of thousands of lessons a learner knows
    some: only those courses have to be looked into. */
[[nodiscard]] std::set<CourseId> coursesKnownTo(const StudyState &state);

/** How far a learner is in one course; what Today and Library show. */
struct CourseProgress {
    CourseSummary course;
    int lessonsRead = 0;
    int lessonsBegun = 0; ///< and not read
    int checksAnswered = 0;
    int due = 0;
    bool operator==(const CourseProgress &) const = default;
};

/** The progress of every course of @p library, damaged ones too, in its order. */
[[nodiscard]] std::vector<CourseProgress> courseProgress(const Library &library, const StudyState &state,
                                                         StudyDay today);

/** The progress in one course. */
[[nodiscard]] CourseProgress progressOf(const CourseOutline &outline, const StudyState &state, StudyDay today);

/** The lessons of a course that are here and not read, in reading order. */
[[nodiscard]] std::vector<LessonRef> unreadLessons(const CourseOutline &outline, const StudyState &state);

/** The extra reviews of today for the exam of @p course. */
[[nodiscard]] std::vector<CheckKey> examChecksHere(const Library &library, const StudyState &state, StudyDay today,
                                                   const CourseId &course);

} // namespace Carrel
