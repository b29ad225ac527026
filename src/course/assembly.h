// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"

namespace Carrel
{

/** A lesson and where it was found; courses are assembled from these. */
struct FoundLesson {
    std::shared_ptr<const Lesson> lesson;
    QString file;
    qint64 modifiedMs = 0; ///< of the file, UTC; the newest of two wins, of two as new the later one
};

/**
 * Joins lessons into courses, one for each course id, in the order in which the courses are first seen. A lesson that
 * is there twice with other content is kept once, the newest, with a Warning; a course known only by its slug that
 * joins several files gets a Warning too.
 */
[[nodiscard]] std::vector<Course> assembleCourses(std::vector<FoundLesson> lessons, Diagnostics &diagnostics);

} // namespace Carrel
