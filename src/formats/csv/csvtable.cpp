// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvtable.h"

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Walks over the text once, cell by cell. */
class TableReader
{
public:
    TableReader(QStringView text, QChar separator)
        : m_text(text)
        , m_separator(separator)
    {
        if (declaredSeparator(text)) {
            const qsizetype end = text.indexOf(u'\n');
            m_at = end < 0 ? text.size() : end + 1;
            m_line = 2;
        }
    }

    CsvTable read(size_t most)
    {
        while (m_at < m_text.size() && m_table.rows.size() < most) {
            readRow();
        }
        return std::move(m_table);
    }

private:
    void readRow()
    {
        CsvRow row{m_line, {}};
        for (;;) {
            row.cells << readCell();
            if (m_at < m_text.size() && m_text[m_at] == m_separator) {
                ++m_at;
                continue;
            }
            break;
        }
        if (m_at < m_text.size()) {
            ++m_at; // the line's end
            ++m_line;
        }
        if (!std::ranges::all_of(row.cells, [](const QString &cell) { return cell.trimmed().isEmpty(); })) {
            m_table.rows.push_back(std::move(row));
        }
    }

    QString readCell()
    {
        QString cell;
        if (!m_table.unclosedLine && m_at < m_text.size() && m_text[m_at] == u'"') {
            cell = readQuoted();
        }
        // What follows a closing quote up to the separator belongs to the cell; spreadsheets do it so, too.
        const qsizetype start = m_at;
        while (m_at < m_text.size() && m_text[m_at] != m_separator && m_text[m_at] != u'\n') {
            ++m_at;
        }
        return cell.append(m_text.sliced(start, m_at - start));
    }

    /** The content of the quotes at the present place; nothing, and no step, when they are never closed. */
    QString readQuoted()
    {
        QString cell;
        int lines = 0;
        for (qsizetype i = m_at + 1; i < m_text.size(); ++i) {
            const QChar c = m_text[i];
            if (c != u'"') {
                lines += c == u'\n' ? 1 : 0;
                cell += c;
            } else if (i + 1 < m_text.size() && m_text[i + 1] == u'"') {
                cell += c;
                ++i;
            } else {
                m_at = i + 1;
                m_line += lines;
                return cell;
            }
        }
        m_table.unclosedLine = m_line; // from here on a quote is only a character
        return {};
    }

    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
    CsvTable m_table;
};

} // namespace

std::optional<QChar> declaredSeparator(QStringView text)
{
    const qsizetype end = text.indexOf(u'\n');
    const QStringView first = (end < 0 ? text : text.first(end));
    constexpr qsizetype length = 5;
    const bool isDeclared = first.size() >= length && first.startsWith("sep="_L1, Qt::CaseInsensitive) &&
                            first.sliced(length).trimmed().isEmpty();
    return isDeclared ? std::optional(first[length - 1]) : std::nullopt;
}

CsvTable readCsvTable(QStringView text, QChar separator, size_t most)
{
    return TableReader(text, separator).read(most);
}

} // namespace Carrel
