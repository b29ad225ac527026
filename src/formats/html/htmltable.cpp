// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/html/htmlblocks.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Html
{

namespace
{

constexpr int mostColumns = 100;
constexpr int mostCells = 50'000; // of a page; spans make many out of few

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Html)
};

bool isCell(const GumboNode *node)
{
    return tagOf(node) == GUMBO_TAG_TD || tagOf(node) == GUMBO_TAG_TH;
}

int spanOf(const GumboNode *cell, const char *name)
{
    return std::clamp(attributeOf(cell, name).value_or(QString()).toInt(), 1, mostColumns);
}

ColumnAlign alignOf(const GumboNode *cell)
{
    const QString style = attributeOf(cell, "style").value_or(QString()).remove(u' ');
    const QString word = attributeOf(cell, "align").value_or(QString()).toLower();
    if (word == "right"_L1 || style.contains("text-align:right"_L1)) {
        return ColumnAlign::Right;
    }
    if (word == "center"_L1 || style.contains("text-align:center"_L1)) {
        return ColumnAlign::Center;
    }
    return word == "left"_L1 || style.contains("text-align:left"_L1) ? ColumnAlign::Left : ColumnAlign::None;
}

/** The rows of a table, in its parts or directly in it; those of tables inside cells are not among them. */
std::vector<const GumboNode *> rowsOf(const GumboNode *table)
{
    std::vector<const GumboNode *> rows;
    for (const GumboNode *child : childrenOf(table)) {
        if (tagOf(child) == GUMBO_TAG_TR) {
            rows.push_back(child);
        }
        for (const GumboNode *row : childrenOf(child)) {
            if (tagOf(row) == GUMBO_TAG_TR && tagOf(child) != GUMBO_TAG_TR) {
                rows.push_back(row);
            }
        }
    }
    return rows;
}

bool isHeadRow(const GumboNode *row)
{
    bool isHead = false;
    for (const GumboNode *cell : childrenOf(row)) {
        if (tagOf(cell) == GUMBO_TAG_TD) {
            return false;
        }
        isHead = isHead || tagOf(cell) == GUMBO_TAG_TH;
    }
    return isHead;
}

} // namespace

void BlockWalker::readRow(const GumboNode *row, Table &table, std::vector<int> &held, const Flow &flow,
                          const Run &style)
{
    std::vector<Runs> cells;
    const bool isHead = isHeadRow(row);
    const auto addEmpty = [&] {
        held.resize(std::max(held.size(), cells.size() + 1), 0);
        cells.emplace_back();
    };
    for (const GumboNode *cell : childrenOf(row)) {
        if (!isCell(cell)) {
            continue;
        }
        while (cells.size() < held.size() && held[cells.size()] > 0) {
            --held[cells.size()];
            addEmpty();
        }
        const size_t column = cells.size();
        if (int(column) >= mostColumns || m_cells >= mostCells) {
            break;
        }
        const int rowsBelow = spanOf(cell, "rowspan") - 1;
        const int wide = std::min(spanOf(cell, "colspan"), mostColumns - int(column));
        for (int i = 0; i < wide; ++i) {
            addEmpty();
            held[cells.size() - 1] = rowsBelow;
        }
        m_cells += wide;
        Run cellStyle = style;
        cellStyle.bold |= !isHead && tagOf(cell) == GUMBO_TAG_TH; // it names its row
        cells[column] = childRuns(cell, flow, cellStyle);
        table.align.resize(std::max(table.align.size(), cells.size()), ColumnAlign::None);
        table.align[column] = table.align[column] == ColumnAlign::None ? alignOf(cell) : table.align[column];
    }
    if (table.head.empty() && table.rows.empty() && isHead) {
        table.head = std::move(cells);
    } else if (!cells.empty()) {
        table.rows.push_back(std::move(cells));
    }
}

void BlockWalker::addTable(const GumboNode *node, Flow &flow, const Run &style)
{
    endParagraph(flow);
    Table table;
    std::vector<int> held; // for each column, how many rows more a cell above fills
    const auto rows = rowsOf(node);
    for (const GumboNode *row : rows) {
        readRow(row, table, held, flow, style);
    }
    if (m_cells >= mostCells) {
        leaveOut(node, u"table-cells"_s, Words::tr("tables with more cells than a page may have"));
    }
    for (const GumboNode *child : childrenOf(node)) {
        if (tagOf(child) == GUMBO_TAG_CAPTION) {
            table.caption = childRuns(child, flow, style);
        }
    }
    // One cell is layout, not a table.
    if (rows.size() == 1 && table.rows.size() == 1 && table.rows.front().size() == 1) {
        push(flow, Paragraph{std::move(table.rows.front().front())});
    } else if (!table.rows.empty() || !table.head.empty()) {
        const size_t columns = table.align.size();
        if (!table.head.empty()) {
            table.head.resize(columns);
        }
        for (std::vector<Runs> &row : table.rows) {
            row.resize(columns);
        }
        push(flow, std::move(table));
    }
}

} // namespace Carrel::Html
