// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "formats/limits.h"
#include "formats/readoutcome.h"

namespace Carrel
{

/** Whether @p path is a folder with a course.md, or a single lesson in a file .md or .markdown. */
[[nodiscard]] bool looksLikeMarkdownCourse(const QString &path);

/**
 * Reads a course that people write as a folder: course.md, a folder for each module with an optional _module.md, a file
 * for each lesson, in the order of their number prefixes, which are not part of the slugs. A single lesson file
 * becomes a course of one lesson; one that lies in a course folder brings the whole course.
 */
[[nodiscard]] ReadOutcome readMarkdownCourse(const QString &path, const Limits &limits, JobControl &control);

} // namespace Carrel
