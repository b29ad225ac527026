// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/learnerfolders.h"
#include "study/studypaths.h"

#include <QLockFile>

#include <memory>

namespace Carrel
{

/**
 * The spool: a study folder of the same format on a local disk, where events lie until the true one has them, and
 * <spool>/sessions/, where each session that may leave something behind keeps a lock while it lives. Used by
 * RecordJournal and RecordFolder.
 */

/** After this many days an unclosed segment of a dead session of this computer is closed. */
inline constexpr int daysUntilClosed = 14;

/** The lock of a living session, or nothing when somebody else holds it. */
[[nodiscard]] std::unique_ptr<QLockFile> lockSession(const QString &spoolFolder, const QString &session);

/** The session ended without closing its segment: remembers that, so that it can be closed later. */
void markUnclosed(const QString &spoolFolder, const QString &session);

/** The learners whose events lie in the spool, or who were made while the study folder did not answer. */
[[nodiscard]] std::vector<LearnerInfo> spooledLearners(const QString &spoolFolder);

/**
 * Copies the events of dead sessions into closed segments of the study folder and removes them here. Those of a learner
 * nobody has heard of, made while the folder did not answer, go to @p fallback when there is one.
 */
void carryOver(const StudyPaths &paths, const QString &ownSession, const LearnerId &fallback);

/** Closes the segments of this computer's dead sessions that are older than daysUntilClosed. */
void closeOldSegments(const StudyPaths &paths, const QString &ownSession, qint64 nowMs);

} // namespace Carrel
