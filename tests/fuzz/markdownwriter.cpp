// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/blockwriter.h"
#include "formats/markdown/markdownblocks.h"

#include <cstdint>

using namespace Carrel;

/** Every block that Markdown can say is written so that it is read as the same. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    MarkdownOptions options;
    options.readChecks = false;
    const Markdown::BlockWriter writer({});
    for (const Block &block : readMarkdown(text, options, {}, 1, diagnostics).blocks) {
        const MarkdownText again = readMarkdown(writer.write(block), options, {}, 1, diagnostics);
        if (Markdown::asMarkdownHasThem(again.blocks) != Markdown::asMarkdownHasThem({block})) {
            __builtin_trap();
        }
    }
    return 0;
}
