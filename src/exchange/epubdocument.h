// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/job.h"
#include "base/result.h"
#include "render/book.h"

namespace Carrel
{

/**
 * Writes lessons of @p course as a book in EPUB 3: a file for each lesson, formulas in MathML, pictures as files. The
 * same course makes the same bytes. Returns what was left out. Nothing is left of a file that could not be finished.
 */
[[nodiscard]] Result<Diagnostics> writeEpubDocument(const Course &course, const BookChoice &choice, const QString &path,
                                                    JobControl &control);

} // namespace Carrel
