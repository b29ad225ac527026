// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "course/course.h"

namespace Carrel
{

class JobControl;
class Library;

/**
 * The course as it lies in the library, with every lesson it has there and all files, or why not: an export that lacks
 * a damaged lesson would be passed on as the course. Used for exports.
 */
[[nodiscard]] Result<Course> storedCourse(const Library &library, const CourseId &id, JobControl &control);

} // namespace Carrel
