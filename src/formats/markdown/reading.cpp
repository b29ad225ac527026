// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/reading.h"

#include <cmark-gfm.h>

namespace Carrel::Markdown
{

Reading::Reading(const TextWithoutFormulas &formulasOfText, const MarkdownOptions &optionsOfCaller, QString file,
                 int firstLine, Diagnostics &diagnostics)
    : formulas(formulasOfText)
    , options(optionsOfCaller)
    , m_file(std::move(file))
    , m_firstLine(firstLine)
    , m_diagnostics(diagnostics)
{
}

int Reading::lineOf(cmark_node *node) const
{
    while (node && cmark_node_get_start_line(node) == 0) {
        node = cmark_node_parent(node);
    }
    return m_firstLine + (node ? cmark_node_get_start_line(node) : 1) - 1;
}

void Reading::report(Severity severity, const QString &code, cmark_node *node, const QString &message,
                     const QString &hint)
{
    m_diagnostics.push_back({severity, code, m_file, lineOf(node), std::nullopt, {}, message, hint});
}

} // namespace Carrel::Markdown
