// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"

#include <memory>
#include <vector>

namespace Carrel
{

class Library;

/**
 * The checks of @p library in the courses that @p state knows a check of: all that can be due. Of a library of
 * thousands of lessons a learner knows some, and only those courses are looked into.
 */
[[nodiscard]] CurrentChecks currentChecks(const Library &library, const StudyState &state);

/** The checks of a library and what is due of them, kept from one look to the next, since the window looks after each
    answer: put together anew only when another course is known or one of them has changed. */
class KeptQueue final
{
public:
    /** As of now; @p library is always the same. */
    void update(const Library &library, const StudyState &state, StudyDay today);

    // As of the last update().
    [[nodiscard]] const CurrentChecks &checks() const { return m_checks; } ///< currentChecks()
    [[nodiscard]] ReviewQueue &due() { return m_due; }
    [[nodiscard]] const ReviewQueue &due() const { return m_due; }

private:
    std::vector<std::shared_ptr<const CourseOutline>> m_outlines; ///< by course
    CurrentChecks m_checks;
    ReviewQueue m_due;
};

} // namespace Carrel
