// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/gift/giftbank.h"
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
    std::ignore = looksLikeGift(beginningText(bytes), true);
    std::ignore = mightBeGift(beginningText(bytes), true);
    QuizBank bank{.file = QStringLiteral("quiz.gift"), .importer = QStringLiteral("carrel-gift")};
    bank.items = readGift(text, bank.file, 1, diagnostics);
    if (!courseOf(std::move(bank), diagnostics) && diagnostics.empty()) {
        __builtin_trap();
    }
    return 0;
}
