// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace Carrel
{

/**
 * Whose a course is and what one may do with it, as a few lines of text that travel with every export. In English, as
 * licences and their names are.
 */
[[nodiscard]] QString rightsNotice(const CourseInfo &info);

} // namespace Carrel
