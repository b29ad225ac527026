// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

#include <QJsonObject>

namespace Carrel
{

/** The shapes of `show --json`, documented in carrel-cli(1) and stable like the others. */
[[nodiscard]] QJsonObject shownOutline(const CourseOutline &outline);

/** Which options are right, and why, only when asked for; else those values are null. */
[[nodiscard]] QJsonObject shownLesson(const CourseOutline &outline, const Lesson &lesson, bool answers);

} // namespace Carrel
