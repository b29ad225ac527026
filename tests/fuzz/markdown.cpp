// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/identity.h"
#include "formats/markdown/markdownblocks.h"

#include <cstdint>
#include <tuple>

using namespace Carrel;

/** A text never fails; its checks always have keys and fingerprints. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    const MarkdownText read = readMarkdown(text, {}, QStringLiteral("lesson.md"), 1, diagnostics);
    for (const Check &check : read.checks) {
        if (check.id.isEmpty() || fingerprintOf(check).isEmpty()) {
            __builtin_trap();
        }
    }
    std::ignore = readInlineMarkdown(text);
    return 0;
}
