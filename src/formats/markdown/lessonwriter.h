// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace Carrel::Markdown
{

/**
 * The text of one lesson file: its head and its parts in order. Checks with a place stand there, the others behind the
 * text. What a lesson has from its course is in course.md; @p course says what that is. @p fileSlug is what a reader
 * would call the lesson after its file; @p folder lies so many folders below the course.
 */
[[nodiscard]] QString writeLessonText(const Lesson &lesson, const CourseInfo &course, const QString &fileSlug,
                                      int folderDepth);

} // namespace Carrel::Markdown
