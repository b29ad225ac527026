// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvcourse.h"
#include "formats/csv/csvwriter.h"

#include <cstdint>

using namespace Carrel;

namespace
{

size_t checksOf(const ReadOutcome &outcome)
{
    size_t count = 0;
    for (const Course &course : outcome.courses) {
        for (const auto &[slug, lesson] : course.lessons) {
            for (const Check &check : lesson->checks) {
                count += check.isUsable() ? 1 : 0;
            }
        }
    }
    return count;
}

} // namespace

/** Any bytes, guessed and with a mapping of their own; every check that can be asked is there again when written. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const QString file = QStringLiteral("quiz.csv");
    CsvMapping mapping = guessCsvMapping(bytes);
    if (previewCsv(bytes, mapping).rows.size() > 20) {
        __builtin_trap();
    }
    const ReadOutcome guessed = readCsvCourse(bytes, mapping, file);
    if (guessed.courses.empty() && guessed.diagnostics.empty()) {
        __builtin_trap();
    }
    mapping.columns = {{CsvRole::Question}, {CsvRole::Option, 0}, {CsvRole::Option, 1}, {CsvRole::Right}};
    for (const ReadOutcome &outcome : {guessed, readCsvCourse(bytes, mapping, file)}) {
        if (checksOf(outcome) == 0) {
            continue;
        }
        Diagnostics rows;
        const QByteArray written = writeCsv(outcome.courses.front(), {}, rows);
        if (checksOf(readCsvCourse(written, guessCsvMapping(written), file)) != checksOf(outcome)) {
            __builtin_trap();
        }
    }
    return 0;
}
