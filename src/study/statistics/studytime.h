// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studypast.h"

#include <array>
#include <map>

namespace Carrel
{

/** What was done in a stretch of time. */
struct StudyTotals {
    int answers = 0; ///< all of them, practice too
    int known = 0;   ///< of those, right, sure and without help
    qint64 answerMs = 0;
    qint64 readingMs = 0;

    bool operator==(const StudyTotals &) const = default;
    StudyTotals &operator+=(const StudyTotals &other);
    [[nodiscard]] qint64 ms() const { return answerMs + readingMs; }
};

/** Only days on which something was done. */
using TotalsByDay = std::map<StudyDay, StudyTotals>;

[[nodiscard]] TotalsByDay totalsByDay(const StudyPast &past);

/** By the hour of the clock on the wall, from midnight on. */
[[nodiscard]] std::array<StudyTotals, 24> totalsByHour(const StudyPast &past);

/** From @p first to @p last, both included. */
[[nodiscard]] StudyTotals totalsBetween(const TotalsByDay &days, StudyDay first, StudyDay last);

/** On how many of those days something was done. */
[[nodiscard]] int daysStudiedBetween(const TotalsByDay &days, StudyDay first, StudyDay last);

} // namespace Carrel
