// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace Carrel::Markdown
{

/** What a reader takes from where a lesson file lies, and so need not be said in it. */
struct LessonFilePlace {
    QString slug;   ///< of the file's name
    int number = 0; ///< among all lesson files of the course, from 1
    int depth = 1;  ///< folders below the course
};

/**
 * The text of one lesson file: its head and its parts in order. Checks with a place stand there, the others behind the
 * text. What a lesson has from its course is in course.md; @p course says what that is.
 */
[[nodiscard]] QString writeLessonText(const Lesson &lesson, const CourseInfo &course, const LessonFilePlace &place);

/** The text of the file that names a lesson which is not here. */
[[nodiscard]] QString writeAbsentLesson(const LessonEntry &entry, const LessonFilePlace &place);

} // namespace Carrel::Markdown
