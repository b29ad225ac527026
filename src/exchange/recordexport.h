// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/recordfile.h"
#include "study/studypaths.h"

namespace Carrel
{

class Library;

/** Titles of what the library has, else the names in the record. @p library outlives what is returned. */
[[nodiscard]] LessonTitle titlesOf(const Library &library);

/**
 * Writes the whole study record of @p learner to @p path, in place of what is there, and tells how many entries it has.
 * It waits for the disk. Used by carrel-cli and the preferences.
 */
[[nodiscard]] Result<qsizetype> exportRecord(const StudyPaths &paths, const LearnerInfo &learner, const QString &path,
                                             RecordFormat format, const LessonTitle &titleOf);

} // namespace Carrel
