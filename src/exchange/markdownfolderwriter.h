// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/job.h"
#include "base/result.h"
#include "course/course.h"

namespace Carrel
{

/** Writes @p course as a folder in the author format, with its pictures, into the empty folder @p folder. */
[[nodiscard]] Result<Diagnostics> writeMarkdownFolder(const Course &course, const QString &folder, JobControl &control);

} // namespace Carrel
