// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/mdbook/pagetext.h"

#include <algorithm>

namespace Carrel::MdBook
{

void PageText::add(QStringView text, const QString &file, const NumberedLines &lines, size_t &at)
{
    const int place = indexOf(file);
    const auto here = [&] { return Origin{place, lines.empty() ? 1 : lines[std::min(at, lines.size() - 1)].number}; };
    qsizetype from = 0;
    for (qsizetype end = text.indexOf(u'\n'); from < text.size(); end = text.indexOf(u'\n', from)) {
        const QStringView part = text.sliced(from, (end < 0 ? text.size() : end) - from);
        if (m_isBlankSoFar && !part.trimmed().isEmpty()) {
            m_origins.back() = here(); // whatever stood before it on the line was blank
        }
        m_isBlankSoFar = m_isBlankSoFar && part.trimmed().isEmpty();
        m_text += part;
        if (end < 0) {
            return;
        }
        ++at;
        beginLine(here());
        from = end + 1;
    }
}

void PageText::add(QStringView text)
{
    for (const QChar c : text) {
        if (c == u'\n') {
            beginLine(m_origins.back());
        } else {
            m_text += c;
            m_isBlankSoFar = m_isBlankSoFar && c.isSpace();
        }
    }
}

void PageText::beginLine(Origin origin)
{
    m_text += u'\n';
    m_origins.push_back(origin);
    m_isBlankSoFar = true;
}

int PageText::indexOf(const QString &file)
{
    if (!m_files.contains(file)) {
        m_files << file;
    }
    return int(m_files.indexOf(file));
}

void PageText::placeRows(Diagnostics &rows, size_t first, const QString &page) const
{
    for (size_t i = first; i < rows.size(); ++i) {
        Diagnostic &row = rows[i];
        const bool isHere = row.file == page && row.line && *row.line >= 1 && *row.line <= line();
        if (isHere && !m_files.isEmpty()) {
            const Origin &origin = m_origins[size_t(*row.line) - 1];
            row.file = m_files[origin.file];
            row.line = origin.line;
        }
    }
}

} // namespace Carrel::MdBook
