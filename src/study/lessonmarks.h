// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"
#include "study/studystate.h"

namespace Carrel
{

/** So far under the wished chance of recall a memory is called fading. */
inline constexpr double fadingMargin = 0.10;

/** What the outline shows of a lesson. Several may hold at once. */
struct LessonMarks {
    bool begun = false;   ///< not read, but opened once, or one of its checks answered
    bool read = false;    ///< the end seen and a quarter of the minutes in the foreground, or marked by hand
    bool checked = false; ///< it has checks, and each was last answered right, sure and without help
    bool lucky = false;   ///< the last right answer to one of its checks was a guess, or had help
    int retainedDays = 0; ///< largest gap between two consecutive known answers to one of its checks; 0: none
    bool fading = false;  ///< the chance to know one of its checks is more than fadingMargin under the wish
    int due = 0;          ///< how many of its checks are to be asked

    bool operator==(const LessonMarks &) const = default;
};

/** Whether @p lesson in @p course was ever opened, or one of its checks answered. */
[[nodiscard]] bool isBegun(const LessonEntry &lesson, const CourseId &course, const StudyState &state);

/** The marks of @p lesson in @p course on @p today. A check that asks something else than when it was answered does not
    count as checked or lucky. */
[[nodiscard]] LessonMarks lessonMarks(const LessonEntry &lesson, const CourseId &course, const StudyState &state,
                                      StudyDay today);

} // namespace Carrel
