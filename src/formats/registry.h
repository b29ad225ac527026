// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "formats/limits.h"
#include "formats/readoutcome.h"

#include <QStringList>

namespace Carrel
{

/**
 * Reads courses from files, folders and archives, by what they hold and not by their names: lessons and packages in
 * JSON, arrays and lines of lessons, each gzip'ed or not, courses in Markdown. Files of one course id become one
 * course. One bad file never keeps the others out; a cancelled read returns no course.
 */
[[nodiscard]] ReadOutcome readCourses(const QStringList &paths, const Limits &limits, JobControl &control);

} // namespace Carrel
