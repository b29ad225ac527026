// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/aiken/aikenbank.h"
#include "formats/textdecoding.h"

#include <cstdint>
#include <tuple>

using namespace Carrel;

/** Any bytes: at most rows; what became a question makes a check, and what all of them make is a course or a row. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const QString text = decodeText(bytes).text;
    std::ignore = looksLikeAiken(beginningText(bytes));
    std::ignore = mightBeAiken(beginningText(bytes));
    QuizBank bank{.file = QStringLiteral("quiz.txt"), .importer = QStringLiteral("carrel-aiken")};
    bank.items = readAiken(text, bank.file, 1, diagnostics);
    if (!courseOf(std::move(bank), diagnostics) && diagnostics.empty()) {
        __builtin_trap();
    }
    return 0;
}
