// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/lessonreader.h"
#include "formats/json/lessonwriter.h"

#include <cstdint>

using namespace Carrel;

/** Whatever is read must be written and read again as the same lesson, and an unedited one as the same bytes. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    auto lesson = readLesson(bytes, QStringLiteral("lesson.json"), diagnostics);
    if (lesson) {
        lesson->source.clear();
        const QByteArray written = writeLesson(*lesson);
        Diagnostics again;
        const auto second = readLesson(written, QStringLiteral("lesson.json"), again);
        if (!second) {
            __builtin_trap();
        }
    }
    return 0;
}
