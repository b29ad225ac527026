// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/segment.h"

namespace Carrel
{

/** Longest segment that is read; a year of one session would not reach it. */
inline constexpr qint64 largestSegment = 256LL * 1024 * 1024;

/**
 * Reads a segment file. Every line whose checksum fits counts, with other line ends or a byte order mark too; the
 * others are skipped and reported. Without a good header the session is the one in the file's name. Malformed: nothing
 * names a session, or no line is good.
 */
[[nodiscard]] Result<Segment> readSegment(const QString &path);

/** Where a segment's bytes come from. */
enum class SegmentOrigin {
    File,
    LocalCopy, ///< made when the file was read: lines and their count are checked, the hash over all is not made again
};

/** The same for bytes that were @p path. */
[[nodiscard]] Result<Segment> parseSegment(const QByteArray &bytes, const QString &path,
                                           SegmentOrigin origin = SegmentOrigin::File);

} // namespace Carrel
