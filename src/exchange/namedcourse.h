// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/library.h"

namespace Carrel
{

/** The course that @p name names: its id, its slug or title when only one has it, or the folder of a damaged one. */
[[nodiscard]] Result<CourseSummary> findCourse(const Library &library, const QString &name);

} // namespace Carrel
