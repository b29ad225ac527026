// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/learnerfolders.h"
#include "study/studypaths.h"

#include <QDate>

#include <optional>

namespace Carrel
{

/** A copy of a learner's whole record: one pack, <folder>/<learner>/<day>T<hour and minute>-<SHA-256>.pack. */
struct Backup {
    QString path;
    qint64 madeMs = 0; ///< ms since 1970 UTC, by its name
    qint64 size = 0;   ///< bytes on the disk

    bool operator==(const Backup &) const = default;
};

/** What putting a backup back would do. */
struct RestorePreview {
    qsizetype entries = 0; ///< in the backup
    qsizetype missing = 0; ///< of these, not in the record: they would be added, and nothing is taken away
    QDate first;           ///< study days of those that are missing
    QDate last;
    bool damaged = false; ///< entries are what could be read; the backup had more, nobody knows how many

    bool operator==(const RestorePreview &) const = default;
};

/**
 * The backups of one learner, in the backup folder of @p paths; without one there are none and none are made. All of it
 * waits for the disk.
 */
class Backups final
{
public:
    Backups(StudyPaths paths, LearnerInfo learner);

    /** The folder of all backups; empty: there are none. */
    [[nodiscard]] QString place() const { return m_paths.backupFolder; }

    /** The newest first. */
    [[nodiscard]] std::vector<Backup> list() const;

    /** Copies the record as it is now, reads the copy, and removes backups that have had their day. Nothing: the last
        backup has all of it already, or there is nothing to copy. */
    Result<std::optional<Backup>> make(qint64 nowMs) const;

    /** The same unless there is a backup younger than a day. */
    Result<std::optional<Backup>> makeIfDue(qint64 nowMs) const;

    [[nodiscard]] Result<RestorePreview> preview(const Backup &backup) const;

    /** Adds to the record what it lacks of @p backup; how many entries that was. */
    Result<qsizetype> restore(const Backup &backup, qint64 nowMs) const;

private:
    [[nodiscard]] QString folder() const;

    StudyPaths m_paths;
    LearnerInfo m_learner;
};

/** Of each of the last 12 days, 10 weeks and 9 months that have one, the newest of @p newestFirst is kept; the others
    are returned. Days, weeks and months are those of UTC. */
[[nodiscard]] std::vector<Backup> outlived(const std::vector<Backup> &newestFirst);

/** Whether the file is as it was written, by the hash in its name; reads all of it. */
[[nodiscard]] bool isWhole(const Backup &backup);

/** Bytes on the disk. */
[[nodiscard]] qint64 totalSize(const std::vector<Backup> &backups);

} // namespace Carrel
