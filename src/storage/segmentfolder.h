// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/segment.h"

#include <QString>

#include <map>

namespace Carrel
{

/** A file of a learner's folder that may be a segment. */
struct SegmentFile {
    QString path;
    qint64 size = 0;
    qint64 modifiedMs = 0;
    bool plainName = true; ///< false: named as sync programs name copies and half-done downloads

    bool operator==(const SegmentFile &) const = default;
};

/** One event of a union: which session and number it has, and its bytes. */
struct UnionEntry {
    QString session;
    quint32 n = 0;
    QByteArray payload;

    bool operator==(const UnionEntry &) const = default;
};

/**
 * The segment files in @p folder/<yyyy-mm>/, sorted by path. Names that begin with a dot are a sync program's own and
 * left out. Unreadable: the folder is there and cannot be listed. A folder that is not there is empty.
 */
[[nodiscard]] Result<std::vector<SegmentFile>> listSegments(const QString &folder);

/** Whether @p segment, read from @p file, counts: a copy under a foreign name counts only when it is whole. */
[[nodiscard]] bool isUsable(const SegmentFile &file, const Segment &segment);

/**
 * The union of segments on (session, n): the same in any order and with any repetition. Two different events under one
 * key (a cloned machine) are both kept.
 */
class SegmentUnion
{
public:
    void add(const Segment &segment);

    [[nodiscard]] std::vector<UnionEntry> entries() const; ///< sorted by session, n and bytes

private:
    std::map<QString, std::map<quint32, std::vector<QByteArray>>> m_sessions; ///< payloads ascending, no repeats
};

} // namespace Carrel
