// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/segmentfolder.h"
#include "study/ids.h"

#include <map>
#include <optional>
#include <set>

namespace Carrel
{

/**
 * study-<learner>.db: a local copy of the segment files of one learner. It only saves time: without it, or with a
 * damaged one, the files are read. Used by RecordReader; one object a thread.
 */
class RecordIndex
{
public:
    /** An index that cannot be opened keeps nothing. */
    RecordIndex(const QString &indexFolder, const LearnerId &learner);
    ~RecordIndex();
    RecordIndex(const RecordIndex &) = delete;
    RecordIndex &operator=(const RecordIndex &) = delete;

    /** The bytes of @p file (named @p name below its learner's folder) if it has not changed since. */
    [[nodiscard]] std::optional<QByteArray> bytes(const QString &name, const SegmentFile &file) const;

    void keep(const QString &name, const SegmentFile &file, const QByteArray &bytes);

    /** A state, as bytes, and the files whose events it was made of. */
    struct Checkpoint {
        QByteArray state;
        std::map<QString, SegmentFile> covered; ///< by path
    };
    [[nodiscard]] std::optional<Checkpoint> checkpoint() const;
    [[nodiscard]] qint64 checkpointSize() const;       ///< bytes of its state, known before they are read
    void keepCheckpoint(const Checkpoint &checkpoint); ///< at once

    /** Forgets all files but @p names. */
    void keepOnly(const std::set<QString> &names);

    /** All that is kept, by name: what is known while the folder does not answer. */
    [[nodiscard]] std::vector<std::pair<QString, QByteArray>> all() const;

    /** Writes what was kept since the last call. */
    void flush();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Carrel
