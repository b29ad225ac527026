// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/currentchecks.h"

#include "library/library.h"

#include <set>

namespace Carrel
{

CurrentChecks currentChecks(const Library &library, const StudyState &state)
{
    std::set<CourseId> known;
    for (const auto &[key, check] : state.checks()) {
        known.insert(key.course);
    }
    CurrentChecks checks;
    for (const CourseId &course : known) {
        if (const auto outline = library.outline(course)) {
            addCurrentChecks(checks, *outline);
        }
    }
    return checks;
}

} // namespace Carrel
