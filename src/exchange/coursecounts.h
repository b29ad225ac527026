// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace Carrel
{

/** What there is in a course, counted for reports. Blocks inside others and in questions count too. */
struct CourseCounts {
    int modules = 0;
    int lessons = 0;                     ///< that are here
    std::map<QString, int> blocksByKind; ///< "p", "h2", "code" …
    int checks = 0;                      ///< that can be asked
    int unusableChecks = 0;
    int options = 0;                  ///< of those that can be asked, as what follows
    std::map<int, int> checksByRight; ///< how many have one right option, two, …
    int reasonsPresent = 0;           ///< options of which it is said why they are right or wrong
    int reasonsMissing = 0;
    int picturesFound = 0; ///< places of pictures whose file comes along
    int picturesMissing = 0;
    int picturesRemote = 0; ///< that lie on the net and are not fetched

    bool operator==(const CourseCounts &) const = default;
};

[[nodiscard]] CourseCounts countsOf(const Course &course);

} // namespace Carrel
