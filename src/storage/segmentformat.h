// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/segment.h"

namespace Carrel
{

/**
 * The lines of a segment file. Each is one JSON object whose last member, crc, is the CRC-32C of all bytes of the line
 * before
 * `,"crc":"`, as eight hexadecimal digits:
 *
 *     {"head":{"format":1,"session":"…","learner":"…","program":"…","started":…,"utcOffset":…},"crc":"…"}
 *     {"n":1,"event":{…},"crc":"…"}
 *     {"foot":{"count":1,"sha256":"…"},"crc":"…"}
 *
 * sha256 is over all bytes before the footer. Used by SegmentWriter and the reader.
 */
namespace SegmentFormat
{

inline constexpr int version = 1;
inline constexpr QByteArrayView headStart = "{\"head\":"; ///< of a header line

[[nodiscard]] QByteArray headerLine(const SegmentHeader &header); ///< with its line feed, as the next two
[[nodiscard]] QByteArray eventLine(const SegmentLine &line);
[[nodiscard]] QByteArray footerLine(qsizetype count, const QByteArray &sha256);

/** @p line (without line feed) less its crc and last brace, or a null view when the crc does not fit. */
[[nodiscard]] QByteArrayView guardedPart(QByteArrayView line);

} // namespace SegmentFormat

} // namespace Carrel
