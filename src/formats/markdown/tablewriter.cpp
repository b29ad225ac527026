// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/tablewriter.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

QString alignMark(ColumnAlign align)
{
    switch (align) {
    case ColumnAlign::None:
        return u"---"_s;
    case ColumnAlign::Left:
        return u":---"_s;
    case ColumnAlign::Center:
        return u":---:"_s;
    case ColumnAlign::Right:
        return u"---:"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace

QString writeTable(const Table &table, const PictureBase &base)
{
    size_t columns = std::max(table.head.size(), table.align.size());
    for (const std::vector<Runs> &cells : table.rows) {
        columns = std::max(columns, cells.size());
    }
    const auto row = [&base, columns](const std::vector<Runs> &cells) {
        QString line = u"|"_s;
        for (size_t column = 0; column < columns; ++column) {
            const Runs &cell = column < cells.size() ? cells[column] : Runs();
            line += u' ' + writeInline(cell, base, InlinePlace::Cell) + u" |"_s;
        }
        return line;
    };
    QString marks = u"|"_s;
    for (size_t column = 0; column < columns; ++column) {
        marks += u' ' + alignMark(column < table.align.size() ? table.align[column] : ColumnAlign::None) + u" |"_s;
    }
    QStringList lines{row(table.head), marks};
    for (const std::vector<Runs> &cells : table.rows) {
        lines << row(cells);
    }
    return lines.join(u'\n');
}

} // namespace Carrel::Markdown
