// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/importplan.h"
#include "exchange/packagewriter.h"

namespace Carrel
{

/** What taking in one course comes to: worked out for a plan, and again when the library has changed meanwhile. */
struct CourseUpdate {
    PlannedAs as = PlannedAs::NewCourse;
    Course course;        ///< as it will be; lessons that stay as they are are in extras
    QString manifestHash; ///< of the course in the library that it was worked out from; empty: there was none
    PackageExtras extras; ///< what it has in the library now, and what its lessons are known by
    Changes<NamedLesson> lessons;
    Changes<NamedCheck> checks;
    Diagnostics diagnostics;
};

/** Whether a course with another author or licence under an id that is taken joins the one that is there. */
enum class OtherRights { ComeApart, Join };

[[nodiscard]] CourseUpdate updateBy(const Course &newer, const Library &library, const AnsweredChecks &answered,
                                    OtherRights rights, JobControl &control);

} // namespace Carrel
