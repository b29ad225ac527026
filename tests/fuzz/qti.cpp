// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/identity.h"
#include "formats/qti/qtiquiz.h"

#include <algorithm>
#include <cstdint>

using namespace Carrel;

/** Whatever the XML says, a question that can be asked has a right option. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    SkippedParts skipped;
    const QString file = QStringLiteral("quiz.xml");
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto xml = XmlFile::parse(bytes, file, diagnostics);
    if (!xml) {
        return 0;
    }
    const HtmlContext context{.file = file, .diagnostics = diagnostics, .skipped = &skipped};
    for (const auto &part : readQti(**xml, context).parts) {
        if (const auto *question = std::get_if<QuizQuestion>(&part)) {
            const Check check = checkOf(*question, file, diagnostics);
            if (check.isUsable() && std::ranges::none_of(check.options, &Option::correct)) {
                __builtin_trap();
            }
        }
    }
    return 0;
}
