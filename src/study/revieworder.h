// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

namespace Carrel
{

/** A check to be put in order. */
struct OrderedCheck {
    const CheckState *check = nullptr;
    QString module; ///< of its lesson, unique in the course; empty: unknown
    int risk = 0;   ///< the higher, the sooner it is asked
};

/**
 * The order to ask @p checks in on @p day: by their risk; of one risk lessons and modules mixed, no two of one lesson
 * side by side and no two of one module where that can be had, and of one lesson the check first that was answered
 * longest ago. The same on every computer and at every look of a day; taking one out leaves the others roughly in
 * place.
 */
[[nodiscard]] std::vector<CheckKey> reviewOrder(const std::vector<OrderedCheck> &checks, StudyDay day);

} // namespace Carrel
