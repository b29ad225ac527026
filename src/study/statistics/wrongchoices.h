// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"
#include "study/studypast.h"

#include <span>
#include <vector>

namespace Carrel
{

/** An option that was chosen in answers that were not right; where several are right, it may be one of those. */
struct WrongChoice {
    CheckKey check;
    OptionKey option;
    int times = 0;
    StudyDay last;           ///< day of the last one
    bool knownSince = false; ///< the check was answered right, sure and without help after it

    bool operator==(const WrongChoice &) const = default;
};

/** Of the checks in @p current that still ask the same: the most frequent first, then the latest. */
[[nodiscard]] std::vector<WrongChoice> wrongChoices(std::span<const PastAnswer> answers, const CurrentChecks &current);

} // namespace Carrel
