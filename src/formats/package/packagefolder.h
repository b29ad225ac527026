// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "formats/limits.h"
#include "formats/readoutcome.h"

namespace Carrel
{

/** True when @p folder holds a course.json that says it is a manifest. */
[[nodiscard]] bool isPackageFolder(const QString &folder);

/** Reads the package in @p folder: one course, or none and an Error. Lessons whose file is missing are not here. */
[[nodiscard]] ReadOutcome readPackageFolder(const QString &folder, const Limits &limits, JobControl &control);

} // namespace Carrel
