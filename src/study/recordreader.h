// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "storage/packmonth.h"
#include "study/coveredevents.h"
#include "study/event.h"
#include "study/recordindex.h"
#include "study/studypaths.h"

#include <functional>
#include <future>
#include <map>
#include <set>

namespace Carrel
{

/** What a look at the disk brought. */
struct RecordContents {
    std::vector<Event> events; ///< of the files read this time, each once
    Diagnostics diagnostics;
    CoveredEvents read;          ///< what they are of
    size_t metAgain = 0;         ///< lines that a checkpoint has, in files that were written anew
    bool folderAnswered = false; ///< false: only the index and the spool were read
};

/**
 * Reads the events of one learner: segments of the study folder through the index, and the spool. Remembers what it has
 * read, so that a second look costs only what has changed. Used by StudyRecord on a lane; waits for the disk.
 */
class RecordReader
{
public:
    using Beat = std::function<void()>; ///< called whenever the folder has answered

    RecordReader(StudyPaths paths, LearnerId learner);

    /** Everything that is new or changed since the last call. */
    [[nodiscard]] RecordContents read(const Beat &beat);

    /** Files were packed: what was read of them is not read again. */
    void takePacked(const PackedMonth &packed);

    /** The files of the study folder read so far, by path. */
    [[nodiscard]] const std::map<QString, SegmentFile> &seen() const { return m_seen; }

    /**
     * The same as the first call, but of what came since @p files of this learner were read and @p events found in
     * them. Nothing: what is there now is not what was there then and more.
     */
    [[nodiscard]] std::optional<RecordContents> readSince(const std::map<QString, SegmentFile> &files,
                                                          const CoveredEvents &events, const Beat &beat);

    /** Puts the state of everything read so far into the index, when that is written. */
    void keepCheckpoint(RecordIndex::Checkpoint checkpoint);

    /** What is known without asking the study folder. */
    [[nodiscard]] RecordContents readLocal() const;

private:
    /** Bytes that the index lacks. */
    struct Fresh {
        QString name;
        SegmentFile file;
        QByteArray bytes;
    };

    [[nodiscard]] bool isThere(const SegmentFile &file, const std::set<QString> &sessions) const;
    /** What the index should have, then. */
    struct ToKeep {
        std::vector<Fresh> fresh;
        std::set<QString> names; ///< of all files
    };

    [[nodiscard]] std::optional<ToKeep> readFolder(SegmentUnion &sum, RecordContents &contents, const Beat &beat);
    void keepInIndex(ToKeep toKeep);
    void readSpool(SegmentUnion &sum, RecordContents &contents);

    StudyPaths m_paths;
    LearnerId m_learner;
    std::map<QString, SegmentFile> m_seen;   ///< by path
    std::map<QString, SegmentFile> m_listed; ///< what the last look met, by path
    std::set<QString> m_indexed;             ///< names of the files in the index
    std::future<void> m_keeping; ///< the index being written; who waits for the record does not wait for that
};

} // namespace Carrel
