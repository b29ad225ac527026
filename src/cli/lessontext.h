// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace Carrel
{

/** A lesson as plain text for a terminal, 78 columns wide. Answers and reasons only when asked for. */
[[nodiscard]] QString lessonText(const Lesson &lesson, bool answers);

/** The lessons of a course, a line each; those that are not here are marked. */
[[nodiscard]] QString outlineText(const CourseOutline &outline);

} // namespace Carrel
