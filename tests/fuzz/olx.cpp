// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/openedx/olxproblem.h"

#include <cstdint>

using namespace Carrel;

/** Whatever a problem says, each of its questions can be made a check. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    SkippedParts skipped;
    const QString file = QStringLiteral("problem.xml");
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto xml = XmlFile::parse(bytes, file, diagnostics);
    if (!xml) {
        return 0;
    }
    const HtmlContext context{.file = file, .diagnostics = diagnostics, .skipped = &skipped};
    for (const auto &part : Olx::readProblem((*xml)->root(), QStringLiteral("p"), QStringLiteral("Problem"), context)) {
        if (const auto *question = std::get_if<QuizQuestion>(&part)) {
            const Check check = checkOf(*question, file, diagnostics);
            if (check.id.isEmpty()) {
                __builtin_trap();
            }
        }
    }
    return 0;
}
