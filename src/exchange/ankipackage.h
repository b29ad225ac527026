// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "base/job.h"
#include "base/result.h"
#include "course/course.h"

namespace Carrel
{

/**
 * Writes the checks of @p course as an Anki deck, in the oldest container, which every version of Anki opens (schema
 * 11, collection.anki2). A later export of the same course updates the notes: Anki knows them by the key of their check
 * and takes what is newer by @p nowMs. Returns what was left out. Source: the tables of Anki's own oldest format.
 */
[[nodiscard]] Result<Diagnostics> writeAnkiPackage(const Course &course, const QString &file, qint64 nowMs,
                                                   JobControl &control);

} // namespace Carrel
