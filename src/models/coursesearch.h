// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/coursesummary.h"
#include "library/searchhit.h"

#include <vector>

namespace Carrel
{

/** Whether there is a lesson in it to be read. */
[[nodiscard]] bool opens(const CourseSummary &course);

/**
 * The courses of @p courses that can be opened and whose titles have all of @p words, as parts of any, whatever their
 * accents and case; none without words. A hit names no lesson.
 */
[[nodiscard]] std::vector<SearchHit> findCourses(const std::vector<CourseSummary> &courses, const QString &words,
                                                 size_t limit);

} // namespace Carrel
