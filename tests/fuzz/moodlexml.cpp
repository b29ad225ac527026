// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/moodlexml/moodlebank.h"
#include "formats/textdecoding.h"

#include <cstdint>
#include <tuple>

using namespace Carrel;

/** Any bytes: a course or a row. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    std::ignore = looksLikeMoodleXml(beginningText(bytes));
    const ReadOutcome outcome = readMoodleXml(bytes, QStringLiteral("quiz.xml"), Limits());
    if (outcome.courses.empty() && outcome.diagnostics.empty()) {
        __builtin_trap();
    }
    return 0;
}
