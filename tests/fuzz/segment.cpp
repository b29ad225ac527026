// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/segmentreader.h"

#include <cstdint>
#include <tuple>

using namespace Carrel;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    std::ignore = parseSegment(bytes, QStringLiteral("2026-11/session.seg"));
    return 0;
}
