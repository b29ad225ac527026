// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"

namespace Carrel
{

/** The origin of @p info as others may see it: of a file of this computer its name, not the folders it lay in. */
[[nodiscard]] QString publicOrigin(const CourseInfo &info);

/** Where a course comes from, for whoever gets a copy of it: its address, else its public origin. */
[[nodiscard]] QString sourceOf(const CourseInfo &info);

} // namespace Carrel
