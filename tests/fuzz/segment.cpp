// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/crc32c.h"
#include "storage/segmentformat.h"
#include "storage/segmentreader.h"

#include <QByteArrayList>

#include <cstdint>

using namespace Carrel;

namespace
{

/** Chance hardly ever finds a checksum: each line gets the one that fits, so that what lies behind it is read too. */
QByteArray withGoodChecksums(const QByteArray &bytes)
{
    QByteArray result;
    for (const QByteArray &line : bytes.split('\n')) {
        const qsizetype end = line.lastIndexOf(",\"crc\":\"");
        if (end < 0) {
            result += line + '\n';
            continue;
        }
        const QByteArray part = line.first(end);
        const QByteArray crc = QByteArray::number(crc32c(part), 16).rightJustified(8, '0');
        result += part + ",\"crc\":\"" + crc + "\"}\n";
    }
    return result;
}

/** What is read of a segment can be written and read again as the same. */
void readWhole(const QByteArray &bytes)
{
    const auto segment = parseSegment(bytes, QStringLiteral("2026-11/session.seg"));
    if (!segment) {
        return;
    }
    QByteArray written = SegmentFormat::headerLine(segment->header);
    for (const SegmentLine &line : segment->lines) {
        written += SegmentFormat::eventLine(line);
    }
    const auto again = parseSegment(written, QStringLiteral("2026-11/session.seg"));
    if (!again || !(again->header == segment->header) || again->lines != segment->lines) {
        __builtin_trap();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    readWhole(bytes);
    readWhole(withGoodChecksums(bytes));
    return 0;
}
