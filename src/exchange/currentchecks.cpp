// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/currentchecks.h"

#include "library/library.h"

#include <utility>

namespace Carrel
{

namespace
{

/** Of the courses that @p state knows a check of, by their ids. */
std::vector<std::shared_ptr<const CourseOutline>> outlinesOf(const Library &library, const StudyState &state)
{
    std::vector<std::shared_ptr<const CourseOutline>> outlines;
    const auto &checks = state.checks();
    for (auto first = checks.begin(); first != checks.end();) { // the checks of a course stand together
        const CourseId &course = first->first.course;
        if (auto outline = library.outline(course)) {
            outlines.push_back(std::move(outline));
        }
        const CourseId next(course.toString() + QChar(0)); // the first id that may come after
        first = checks.lower_bound({next, {}, {}});
    }
    return outlines;
}

CurrentChecks checksOf(const std::vector<std::shared_ptr<const CourseOutline>> &outlines)
{
    CurrentChecks checks;
    for (const auto &outline : outlines) {
        addCurrentChecks(checks, *outline);
    }
    return checks;
}

} // namespace

CurrentChecks currentChecks(const Library &library, const StudyState &state)
{
    return checksOf(outlinesOf(library, state));
}

void KeptQueue::update(const Library &library, const StudyState &state, StudyDay today)
{
    auto outlines = outlinesOf(library, state);
    if (outlines != m_outlines) { // an outline that changed is another object
        m_checks = checksOf(outlines);
        m_outlines = std::move(outlines);
        m_due.clear();
    }
    m_due.update(state, today, m_checks);
}

} // namespace Carrel
