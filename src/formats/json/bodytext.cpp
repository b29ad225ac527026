// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/bodytext.h"

#include "formats/markdown/markdownblocks.h"

namespace Carrel
{

Blocks readBody(const QString &markdown, const QString &file, Diagnostics &diagnostics)
{
    MarkdownOptions options;
    options.readChecks = false; // the lesson brings its checks beside the text
    const size_t before = diagnostics.size();
    Blocks blocks = readMarkdown(markdown, options, file, 1, diagnostics).blocks;
    for (size_t i = before; i < diagnostics.size(); ++i) {
        // Lines of a text inside a JSON string are no lines of the file.
        diagnostics[i].line.reset();
        diagnostics[i].column.reset();
        diagnostics[i].pointer = QStringLiteral("/body/text");
    }
    return blocks;
}

Runs readPlainString(const QString &text)
{
    return readInlineMarkdown(text);
}

} // namespace Carrel
