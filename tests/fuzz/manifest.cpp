// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/package/manifestreader.h"
#include "formats/package/manifestwriter.h"

#include <cstdint>

using namespace Carrel;

/** Whatever manifest is read can be written and read again. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto manifest = readManifest(bytes, QStringLiteral("course.json"), diagnostics);
    if (manifest) {
        Diagnostics again;
        if (!readManifest(writeManifest(*manifest), QStringLiteral("course.json"), again)) {
            __builtin_trap();
        }
    }
    return 0;
}
