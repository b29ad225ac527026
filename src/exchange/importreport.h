// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/ids.h"
#include "library/coursesummary.h"

#include <vector>

namespace Carrel
{

/** What came of an import. */
struct ImportReport {
    std::vector<CourseSummary> courses; ///< as they are in the library now: by lessons, then slug
    std::vector<LessonRef> lessons;     ///< that the input had, in its order; some may have been there before
    bool isNew = false;                 ///< something came in that was not there before
    Diagnostics diagnostics;            ///< of the readers and of taking in, in the order of the input
    bool cancelled = false;             ///< courses that were whole by then are in, nothing half
};

} // namespace Carrel
