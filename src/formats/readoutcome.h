// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"

namespace Carrel
{

/** What a reader made of its input: the courses it found and a row for everything it had to say. */
struct ReadOutcome {
    std::vector<Course> courses;
    Diagnostics diagnostics;
};

} // namespace Carrel
