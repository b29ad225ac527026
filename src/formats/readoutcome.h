// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"

#include <QTemporaryDir>

#include <memory>

namespace Carrel
{

/** What a reader made of its input: the courses it found and a row for everything it had to say. */
struct ReadOutcome {
    std::vector<Course> courses;
    Diagnostics diagnostics;
    /** Files of assets may lie there; keep it as long as those are needed. */
    std::vector<std::shared_ptr<const QTemporaryDir>> staging = {};
};

} // namespace Carrel
