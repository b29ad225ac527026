// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"
#include "widgets/quiz/askedcheck.h"

namespace Carrel
{

/** How a check is put before a learner who opens it now: fresh, or with their own last answer. */
struct Opening {
    AskedCheck asked;
    std::optional<LastAnswer> earlier; ///< nothing: ask it
};

/**
 * Never answered: fresh. Due: fresh, and the answer counts as the review. Answered and not due: the last answer, in the
 * order it was given in. A check whose words have changed since is fresh, too.
 */
[[nodiscard]] Opening openingOf(const LessonOnScreen &place, const CheckId &check, const StudyState &state,
                                StudyDay today);

/** The check of @p lesson to ask instead of @p but: one never answered, else the one asked longest ago; nothing: it has
    no other. */
[[nodiscard]] std::optional<CheckId> anotherCheck(const Lesson &lesson, const CheckKey &but, const StudyState &state);

/** The same check once more, its options in another order. */
[[nodiscard]] AskedCheck askedAnew(AskedCheck asked, Occasion occasion, const StudyState &state);

} // namespace Carrel
