// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "base/result.h"
#include "course/course.h"

namespace Carrel
{

/**
 * Writes @p course as one file .carrel: a zip of its package whose first entry says what it is, and the notice of its
 * licence. The same course makes the same bytes. Nothing is left of a file that could not be finished.
 */
[[nodiscard]] Result<void> writePackageArchive(const Course &course, const QString &file, JobControl &control);

} // namespace Carrel
