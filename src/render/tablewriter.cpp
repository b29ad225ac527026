// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/tablewriter.h"

#include "course/plaintext.h"
#include "render/ownwords.h"
#include "render/runwriter.h"
#include "render/tablealign.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

constexpr int longestName = 100; // a caption may be a paragraph; what it names is told in its first words

bool isBlank(const Runs &cell)
{
    return std::ranges::all_of(cell,
                               [](const Run &run) { return run.picture.isEmpty() && run.text.trimmed().isEmpty(); });
}

bool isBold(const Runs &cell)
{
    return std::ranges::all_of(cell, [](const Run &run) { return run.bold || run.text.trimmed().isEmpty(); });
}

void writeRow(RenderContext &context, const Table &table, const std::vector<Runs> &cells, bool head, bool named)
{
    context.html.open("tr"_L1);
    for (size_t column = 0; column < cells.size(); ++column) {
        const QString scope = head ? u"col"_s : named && column == 0 ? u"row"_s : QString();
        writeText(context,
                  {.tag = scope.isNull() ? "td"_L1 : "th"_L1, .style = alignWord(table, column), .scope = scope},
                  cells[column]);
    }
    context.html.close();
}

QString nameOf(const Table &table)
{
    const QString caption = plainText(table.caption).simplified().left(longestName);
    return caption.isEmpty() ? QCoreApplication::translate("Page", "Table")
                             : QCoreApplication::translate("Page", "Table: %1").arg(caption);
}

void writeCopyButtons(RenderContext &context)
{
    HtmlWriter &html = context.html;
    openOwnWords(context, "div"_L1, u"tools"_s);
    html.element("button"_L1, {{"type"_L1, u"button"_s}, {"data-do"_L1, u"copy-csv"_s}},
                 QCoreApplication::translate("Page", "Copy as CSV"));
    html.text(u" ").element("button"_L1, {{"type"_L1, u"button"_s}, {"data-do"_L1, u"copy-markdown"_s}},
                            QCoreApplication::translate("Page", "Copy as Markdown"));
    html.close();
}

} // namespace

bool hasHeadColumn(const Table &table)
{
    if (table.rows.empty() || std::ranges::any_of(table.rows, &std::vector<Runs>::empty)) {
        return false;
    }
    const bool isWide = std::ranges::any_of(table.rows, [](const std::vector<Runs> &row) { return row.size() > 1; });
    const bool isCornerEmpty = table.head.size() > 1 && isBlank(table.head.front()) && !isBlank(table.head[1]);
    const auto names = [](const std::vector<Runs> &row) { return !isBlank(row.front()) && isBold(row.front()); };
    return isWide && (isCornerEmpty || std::ranges::all_of(table.rows, names));
}

void writeTable(RenderContext &context, const QString &id, const Table &table)
{
    HtmlWriter &html = context.html;
    html.open("div"_L1, {{"class"_L1, u"table"_s}, {"data-block"_L1, id}});
    // Its own scroll area, reachable by keyboard: a wide table must not push the text aside.
    html.open("div"_L1, {{"class"_L1, u"scroll"_s},
                         {"tabindex"_L1, u"0"_s},
                         {"role"_L1, u"group"_s},
                         {"lang"_L1, ownLanguage(context)},
                         {"aria-label"_L1, nameOf(table)}});
    html.open("table"_L1, {{"lang"_L1, languageAgain(context)}});
    if (!table.caption.empty()) {
        writeText(context, {.tag = "caption"_L1}, table.caption);
    }
    if (!table.head.empty()) {
        html.open("thead"_L1);
        writeRow(context, table, table.head, true, false);
        html.close();
    }
    const bool named = hasHeadColumn(table);
    html.open("tbody"_L1);
    for (const std::vector<Runs> &row : table.rows) {
        writeRow(context, table, row, false, named);
    }
    html.close().close().close();
    if (!context.isDocument()) {
        writeCopyButtons(context);
    }
    html.close();
}

} // namespace Carrel
