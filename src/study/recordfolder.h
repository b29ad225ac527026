// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/loadedrecord.h"
#include "study/recordcheckpoint.h"
#include "study/recordreader.h"
#include "study/sessionwriter.h"

#include <functional>
#include <map>

namespace Carrel
{

/**
 * The study folder as one session of the program sees it: whose record it is, what is new there, and this session's
 * segment in it. Lives on one lane of RecordJournal, where it may wait for the disk as long as it likes.
 */
class RecordFolder
{
public:
    RecordFolder(StudyPaths paths, SegmentHeader header);

    /** Finds the learner (@p wanted; else the last used here; else the only one) and reads everything. */
    [[nodiscard]] std::shared_ptr<LoadedRecord> load(const LearnerId &wanted, const RecordReader::Beat &beat);

    using SizeTold = std::function<void(qint64 bytes)>;

    /**
     * Of a long record what it amounts to by its checkpoint and what is new since: in a moment, while load() takes
     * seconds, and the same. Nothing: it is not long, there is no checkpoint, or something came that only all events
     * together tell the meaning of. @p sizeTold hears how long the checkpoint is before it is read.
     */
    [[nodiscard]] std::shared_ptr<LoadedRecord> loadCheckpoint(const LearnerId &wanted, const RecordReader::Beat &beat,
                                                               const SizeTold &sizeTold);

    /** The same from the index and the spool alone. */
    [[nodiscard]] std::shared_ptr<LoadedRecord> loadLocal();

    /** What came since the last look. */
    [[nodiscard]] RecordContents readNew();

    /**
     * Writes a line of this session. The first one settles who the learner is: @p proposed is made unless there is one
     * already, and is told by learner().
     */
    Result<void> append(const SegmentLine &line, const LearnerInfo &proposed);

    /** Carries over what dead sessions of this computer left in the spool, closes their old segments, packs a month. */
    void tidy(qint64 nowMs);

    /** Ends this session's segment. */
    Result<void> close();

    [[nodiscard]] LearnerId learner() const { return m_learner; }

    /** Whether a record was read; false also while nobody has written yet. */
    [[nodiscard]] bool hasRead() const { return !m_readers.empty(); }

private:
    [[nodiscard]] bool isAway() const;
    [[nodiscard]] bool liesElsewhere() const;
    [[nodiscard]] LearnerId choose(const std::vector<LearnerInfo> &learners, const LearnerId &wanted) const;
    [[nodiscard]] CoveredEvents readInto(LoadedRecord &loaded, const RecordReader::Beat &beat);
    [[nodiscard]] std::optional<RecordContents> readSince(const RecordIndex::Checkpoint &kept,
                                                          const RecordCheckpoint &checkpoint, const LearnerId &learner,
                                                          const RecordReader::Beat &beat) const;
    Result<void> settleLearner(const LearnerInfo &proposed);
    void packOldMonth(qint64 nowMs);
    void keepCheckpoint(const LoadedRecord &loaded, CoveredEvents events);

    StudyPaths m_paths;
    SegmentHeader m_header;
    LearnerId m_learner;
    std::map<LearnerId, RecordReader> m_readers; ///< the learner's and those of joined records
    std::optional<SessionWriter> m_writer;
    bool m_hasCheckpoint = false; ///< one that lacks little
};

/** The learner last used on this computer; empty: none. Kept in the index folder, where it may get lost. */
[[nodiscard]] LearnerId lastUsedLearner(const QString &indexFolder);
void setLastUsedLearner(const QString &indexFolder, const LearnerId &learner);

} // namespace Carrel
