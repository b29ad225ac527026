// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/segment.h"
#include "study/learnerfolders.h"
#include "study/studypaths.h"

#include <QDate>

#include <span>

namespace Carrel
{

/**
 * The study record as segments, whatever files they lie in: what backups, export, import and restoring work on. All of
 * it waits for the disk.
 */

/** Segments and packs of @p learner in the study folder and the spool, as far as they can be read. Unreadable: the
    study folder cannot be listed. */
[[nodiscard]] Result<std::vector<Segment>> readRecord(const StudyPaths &paths, const LearnerId &learner);

/** The lines of @p wanted that are not in @p there, by session and number and bytes. */
[[nodiscard]] std::vector<Segment> missingFrom(std::span<const Segment> there, std::span<const Segment> wanted);

/**
 * Takes the lines out of @p wanted that have the session and number of one in @p there and other bytes, and returns
 * them. One's own record never changes an event, so in a file somebody wrote it is a forgery or damage. Between study
 * folders both are kept all the same (SegmentUnion): there it is a cloned computer.
 */
[[nodiscard]] std::vector<Segment> takeContradicting(std::span<const Segment> there, std::vector<Segment> &wanted);

/** How many lines they have. */
[[nodiscard]] qsizetype lineCount(std::span<const Segment> segments);

/** The first and the last study day of @p segments; no dates: there is none. */
[[nodiscard]] std::pair<QDate, QDate> daysOf(std::span<const Segment> segments);

/** Puts @p segments into the record of @p learner as one pack, and says whose it is if the study folder does not know;
    nothing that is there is touched. */
Result<void> addToRecord(const StudyPaths &paths, const LearnerInfo &learner, std::span<const Segment> segments,
                         qint64 nowMs);

} // namespace Carrel
