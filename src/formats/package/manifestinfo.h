// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "formats/json/jsoncursor.h"

namespace Carrel
{

/** The parts of a manifest that stand for themselves, read and written in one place so that they agree. */
[[nodiscard]] CourseInfo readCourseInfo(const JsonCursor &cursor);
[[nodiscard]] Json toJson(const CourseInfo &info);

[[nodiscard]] Asset readAsset(const QString &path, const JsonCursor &cursor);
[[nodiscard]] Json toJson(const Asset &asset);

} // namespace Carrel
