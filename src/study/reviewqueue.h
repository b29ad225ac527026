// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "study/checkchanges.h"
#include "study/revieworder.h"
#include "study/studystate.h"

namespace Carrel
{

/** A check that can be asked now. */
struct CurrentCheck {
    Fingerprint asks;
    QString module = {}; ///< slug of its lesson's module
    bool operator==(const CurrentCheck &) const = default;
};

/** The checks that can be asked now: what the library has, by its outlines. */
using CurrentChecks = std::map<CheckKey, CurrentCheck>;

/** Adds the usable checks of @p outline to @p checks. */
void addCurrentChecks(CurrentChecks &checks, const CourseOutline &outline);

/** Is @p check due, given that it asks @p now? One that asks something else than when it was last answered is due at
    once, if it comes back at all. */
[[nodiscard]] bool isDue(const CheckState &check, const Fingerprint &now, StudyDay today);

/**
 * The checks due on a day, in the order to ask them: those most at risk first, see ReviewOrder. Kept from one look to
 * the next, since the window looks after each answer: then only what changed is put in order.
 */
class ReviewQueue final
{
public:
    /** As of @p state on @p today. Between two calls @p current has to be the same, else clear() comes first; @p state
        may change, or be another one. */
    void update(const StudyState &state, StudyDay today, const CurrentChecks &current);
    void clear();

    [[nodiscard]] ReviewOrder &order() { return m_order; }
    [[nodiscard]] const ReviewOrder &order() const { return m_order; }

private:
    void fill(const StudyState &state, StudyDay today, const CurrentChecks &current);

    ReviewOrder m_order;
    CheckChanges m_changes;
};

/** The checks to ask on @p today, in the order to ask them. */
[[nodiscard]] std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today, const CurrentChecks &current);

/** The same by the record alone, for who has no library at hand: removed and changed checks go unnoticed. */
[[nodiscard]] std::vector<CheckKey> dueChecks(const StudyState &state, StudyDay today);

/** When the next checks are due. */
struct NextDue {
    StudyDay day;
    int checks = 0; ///< on that day
    bool operator==(const NextDue &) const = default;
};

/** The first day after @p today on which checks are due; nothing: none comes back. */
[[nodiscard]] std::optional<NextDue> nextDue(const StudyState &state, StudyDay today, const CurrentChecks &current);

/** The checks missed on @p today whose one right answer of the day is still to come: what *Ask me again* asks. */
[[nodiscard]] std::vector<CheckKey> askAgainChecks(const StudyState &state, StudyDay today,
                                                   const CurrentChecks &current);

} // namespace Carrel
