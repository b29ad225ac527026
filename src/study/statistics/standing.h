// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "study/statistics/retention.h"

#include <vector>

namespace Carrel
{

/** In how many lessons of a course, or of one of its modules, each mark of LessonMarks holds; several may in one. */
struct Standing {
    QString course = {}; ///< its title
    QString module = {}; ///< its title; empty: the course as a whole
    int lessons = 0;     ///< that are here
    int read = 0;
    int checked = 0;
    int lucky = 0;
    int retained = 0; ///< something in it was known again on a later day
    int fading = 0;
    int retainedDays = 0; ///< the longest of these
    Retention retention = {};

    bool operator==(const Standing &) const = default;
};

/** The course as a whole, then its modules, where it has more than one. */
[[nodiscard]] std::vector<Standing> standingsIn(const CourseOutline &outline, const StudyState &state, StudyDay today,
                                                const Retentions &retentions);

} // namespace Carrel
