// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** What is looked for in the lesson on screen, and how strictly. */
struct FindQuery {
    QString words; ///< empty: nothing is marked
    bool wholeWord = false;
    bool matchCase = false;
    bool matchAccents = false; ///< false: "cafe" finds "café"
    bool stay = false;         ///< marks the hits and goes to none
    bool operator==(const FindQuery &) const = default;
};

/** What came of it. */
struct FoundWords {
    int count = 0;
    int current = 0;      ///< the hit one is at, from 1; 0: at none
    bool wrapped = false; ///< one came to it past the end or the beginning of the lesson
    bool operator==(const FoundWords &) const = default;
};

} // namespace Carrel
