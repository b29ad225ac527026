// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/ids.h"

namespace Carrel
{

inline constexpr QChar hitBegin{1}; ///< before a found word in SearchHit::snippet
inline constexpr QChar hitEnd{2};   ///< after it

/** One place that a search found. */
struct SearchHit {
    LessonRef lesson; ///< with an empty slug: the course itself
    QString courseTitle;
    QString lessonTitle;
    BlockId block;   ///< empty: the hit is in the lesson's title, its key idea or a check
    CheckId check;   ///< set: the hit is in what this check asks
    QString snippet; ///< plain text; found words stand between hitBegin and hitEnd
    bool operator==(const SearchHit &) const = default;
};

} // namespace Carrel
