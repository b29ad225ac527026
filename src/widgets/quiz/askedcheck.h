// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"
#include "widgets/quiz/lessononscreen.h"

namespace Carrel
{

/** A check as it is put to the learner once: which, why now, and in which order. */
struct AskedCheck {
    LessonOnScreen place;
    CheckId check;
    Occasion occasion = Occasion::First;
    std::vector<int> order; ///< place i shows option order[i]
    bool helped = false;    ///< the passage was opened before answering

    [[nodiscard]] CheckKey key() const { return {place.course.id, place.ref().lesson, check}; }
    [[nodiscard]] const Check *find() const; ///< nullptr when the lesson has no such check
};

/** The check of @p lesson with this id, or nullptr. */
[[nodiscard]] const Check *findCheck(const Lesson &lesson, const CheckId &id);

} // namespace Carrel
