// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"

namespace Carrel
{

/** A course as the folder that people write: its text files by path, to be put beside the course's own files. */
struct MarkdownFiles {
    std::map<QString, QByteArray> texts;
    Diagnostics diagnostics; ///< lessons that are not here; what reads back as something else, which should be nothing
};

/**
 * Writes @p course in the author format: course.md, a folder for each module, a file for each lesson; one that is not
 * here has a head alone. Read again it has the same outline, blocks, checks and ids; what Markdown cannot say stands in
 * fences "carrel".
 */
[[nodiscard]] MarkdownFiles writeMarkdownCourse(const Course &course);

} // namespace Carrel
