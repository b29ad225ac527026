// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "study/ids.h"
#include "study/studypaths.h"

#include <QStringList>

namespace Carrel
{

/**
 * Erasing a learner for good. A mark, <study>/erase/<SHA-256 of the id>.json, stays behind: it names nobody, and makes
 * every program that meets it remove what it still has of that learner and take nothing of it back from an old stick or
 * copy. All of it waits for the disk.
 */

/** Whether the learner was erased from @p studyFolder. */
[[nodiscard]] bool isErased(const QString &studyFolder, const LearnerId &learner);

/** Why nothing of @p learner is taken in. */
[[nodiscard]] Error recordWasErased(const LearnerId &learner);

/** The files and folders that erasing @p learner removes: record, spool, backups, index. */
[[nodiscard]] QStringList placesOf(const StudyPaths &paths, const LearnerId &learner);

/** Removes them all. Unwritable: some are left; the mark is there, and the next start tries again. */
Result<void> eraseRecord(const StudyPaths &paths, const LearnerId &learner, qint64 nowMs);

/** Removes what is left or came back of learners that were erased. */
void removeErased(const StudyPaths &paths);

} // namespace Carrel
