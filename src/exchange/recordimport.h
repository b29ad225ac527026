// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/recordfile.h"
#include "study/studypaths.h"

namespace Carrel
{

/** What taking a file in would do to the study record. */
struct RecordImport {
    LearnerInfo receiver; ///< whose record it goes into
    LearnerInfo owner;    ///< whose record the file is; without an id in CSV
    qsizetype entries = 0;
    std::vector<Segment> missing;       ///< what the record lacks; it would be added, and nothing is taken away
    std::vector<Segment> contradicting; ///< what the record has with other content; it is left out
    Diagnostics diagnostics;            ///< lines that are no entries; they are left out
};

/**
 * Reads the file at @p path and compares it with the record of @p here; where nobody studies yet, it is for the learner
 * it is of. Changes nothing. Conflict: that record was erased. It waits for the disk, as the next one does. Both are
 * used by carrel-cli and the preferences.
 */
[[nodiscard]] Result<RecordImport> planRecordImport(const StudyPaths &paths, const LearnerInfo &here,
                                                    const QString &path);

/** Adds what the record lacks. */
Result<void> importRecord(const StudyPaths &paths, const RecordImport &plan, qint64 nowMs);

} // namespace Carrel
