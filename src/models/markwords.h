// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/lessonmarks.h"

#include <QString>

namespace Carrel
{

/** What the outline shows of a lesson by one sign: of all that holds, what matters most. */
enum class OutlineMark {
    NotHere,  ///< the course names it, the library does not have it
    NotBegun, ///< never opened
    Begun,    ///< opened once or a check answered, but not read
    Read,     ///< but not every check known
    Known,    ///< every check was last answered right, sure and without help
    Due,      ///< checks are to be asked
};

[[nodiscard]] OutlineMark outlineMark(const LessonMarks &marks, bool here);

/** One character that stands for @p mark: dash, circles that fill, turning arrow. Never shown without words near. */
[[nodiscard]] QString markSign(OutlineMark mark);

/** A sentence that says what the sign of @p mark means. */
[[nodiscard]] QString markMeaning(OutlineMark mark);

/** @p marks in words: "Read, checked, due". */
[[nodiscard]] QString markWords(const LessonMarks &marks, bool here);

} // namespace Carrel
