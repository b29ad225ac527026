// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/lessonmarks.h"

#include <QString>

namespace Carrel
{

/** One character that stands for @p marks: empty, half and full circle as in the outline. Never shown without words
 * near. */
[[nodiscard]] QString markSign(const LessonMarks &marks, bool here);

/** @p marks in words: "Read, checked, due". */
[[nodiscard]] QString markWords(const LessonMarks &marks, bool here);

} // namespace Carrel
