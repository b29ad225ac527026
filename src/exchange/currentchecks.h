// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"

#include <memory>
#include <set>
#include <vector>

namespace Carrel
{

class Library;

/**
 * The checks of @p library in the courses that @p state knows a check of: all that can be due. Of a library of
 * thousands of lessons a learner knows some, and only those courses are looked into.
 */
[[nodiscard]] CurrentChecks currentChecks(const Library &library, const StudyState &state);

/** The same, kept from one look to the next, since the window looks after each answer: put together anew only when
    another course is known or one of them has changed. */
class KeptCurrentChecks final
{
public:
    /** Of one record, which may change between the calls. */
    void update(const Library &library, const StudyState &state);

    // As of the last update().
    [[nodiscard]] const CurrentChecks &checks() const { return m_checks; }
    [[nodiscard]] const std::set<CheckKey> &anew() const { return m_anew; } ///< checksAskingAnew()

private:
    std::vector<std::shared_ptr<const CourseOutline>> m_outlines; ///< by course
    CurrentChecks m_checks;
    std::set<CheckKey> m_anew;
    quint64 m_state = 0; ///< its id
    size_t m_seen = 0;   ///< of its changed fingerprints
};

} // namespace Carrel
