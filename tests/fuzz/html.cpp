// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/identity.h"
#include "formats/html/htmltext.h"

#include <cstdint>
#include <tuple>

using namespace Carrel;

/** A page never fails, and no link of it runs anything. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Diagnostics diagnostics;
    const HtmlContext context{.file = QStringLiteral("page.html"), .diagnostics = diagnostics};
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    Blocks blocks = readHtmlBlocks(text, context);
    std::ignore = assignBlockIds(blocks);
    for (const Block &block : blocks) {
        const auto *paragraph = std::get_if<Paragraph>(&block.content);
        for (const Run &run : paragraph ? paragraph->runs : Runs()) {
            if (run.href.startsWith(QLatin1StringView("javascript:"), Qt::CaseInsensitive)) {
                __builtin_trap();
            }
        }
    }
    std::ignore = readHtmlText(text, context);
    std::ignore = plainTextOfHtml(text);
    return 0;
}
