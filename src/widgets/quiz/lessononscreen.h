// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <memory>

namespace Carrel
{

/** The lesson a reader has before them, as the reader view hands it to the quiz panel. */
struct LessonOnScreen {
    CourseInfo course;
    std::shared_ptr<const Lesson> lesson;
    QString moduleTitle;

    [[nodiscard]] LessonRef ref() const { return {course.id, lesson ? lesson->slug : LessonSlug()}; }
};

} // namespace Carrel
