// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdown/formulas.h"
#include "formats/markdown/markdownblocks.h"

#include <QCoreApplication>

struct cmark_node;

namespace Carrel::Markdown
{

/** What all parts of the Markdown reader share while one text is read: options, formulas, and where to report. */
class Reading
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::Markdown)

public:
    Reading(const TextWithoutFormulas &formulas, const MarkdownOptions &options, QString file, int firstLine,
            Diagnostics &diagnostics);

    const TextWithoutFormulas &formulas;
    const MarkdownOptions &options;

    /** The line of @p node in the file; nodes the parser gave no place take the place of their parent. */
    [[nodiscard]] int lineOf(cmark_node *node) const;

    [[nodiscard]] const QString &file() const { return m_file; }
    [[nodiscard]] Diagnostics &diagnostics() { return m_diagnostics; }

    void report(Severity severity, const QString &code, cmark_node *node, const QString &message, const QString &hint);

private:
    QString m_file;
    int m_firstLine;
    Diagnostics &m_diagnostics;
};

} // namespace Carrel::Markdown
