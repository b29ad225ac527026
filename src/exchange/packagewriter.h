// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "base/result.h"
#include "course/course.h"

namespace Carrel
{

/**
 * Writes @p course as a package into the empty folder @p folder: the manifest, the lessons that are here as they came
 * byte for byte (those made from another format by the JSON writer), and the files they name. Used by import and
 * export.
 */
[[nodiscard]] Result<void> writePackage(const Course &course, const QString &folder, JobControl &control);

} // namespace Carrel
