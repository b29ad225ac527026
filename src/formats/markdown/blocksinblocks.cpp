// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/blockreader.h"
#include "formats/markdown/callout.h"
#include "formats/markdown/document.h"
#include "formats/markdown/inlinereader.h"
#include "formats/runsbuilder.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

ColumnAlign alignOf(uint8_t letter)
{
    switch (letter) {
    case 'l':
        return ColumnAlign::Left;
    case 'c':
        return ColumnAlign::Center;
    case 'r':
        return ColumnAlign::Right;
    default:
        return ColumnAlign::None;
    }
}

/** Shows whether a task outside a check is done. */
void markTask(Blocks &item, bool isDone)
{
    Run mark;
    mark.text = isDone ? u"\u2611 "_s : u"\u2610 "_s;
    auto *paragraph = item.empty() ? nullptr : std::get_if<Paragraph>(&item.front().content);
    if (!paragraph) {
        item.insert(item.begin(), blockOf(Paragraph{{mark}}));
    } else {
        paragraph->runs.insert(paragraph->runs.begin(), mark);
    }
}

} // namespace

Blocks BlockReader::readList(cmark_node *node)
{
    List list;
    list.ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
    list.start = list.ordered ? cmark_node_get_list_start(node) : 1;
    for (cmark_node *item = cmark_node_first_child(node); item; item = cmark_node_next(item)) {
        Blocks blocks = readChildren(item);
        if (isTask(item)) {
            markTask(blocks, cmark_gfm_extensions_get_tasklist_item_checked(item));
        }
        list.items.push_back(std::move(blocks));
    }
    return oneBlock(std::move(list));
}

Blocks BlockReader::readQuote(cmark_node *node)
{
    std::optional<Callout> callout = readCallout(node, m_reading);
    if (!callout) {
        return oneBlock(Quote{readChildren(node)});
    }
    Note note{callout->kind, std::move(callout->title), {}};
    if (!callout->rest.empty()) {
        note.blocks.push_back(blockOf(Paragraph{std::move(callout->rest)}));
    }
    cmark_node *second = cmark_node_next(cmark_node_first_child(node));
    for (cmark_node *child = second; child; child = cmark_node_next(child)) {
        std::ranges::move(read(child), std::back_inserter(note.blocks));
    }
    return oneBlock(std::move(note));
}

Blocks BlockReader::readTable(cmark_node *node)
{
    Table table;
    const uint8_t *letters = cmark_gfm_extensions_get_table_alignments(node);
    for (int column = 0; column < cmark_gfm_extensions_get_table_columns(node); ++column) {
        table.align.push_back(alignOf(letters[column]));
    }
    for (cmark_node *row = cmark_node_first_child(node); row; row = cmark_node_next(row)) {
        std::vector<Runs> cells;
        for (cmark_node *cell = cmark_node_first_child(row); cell; cell = cmark_node_next(cell)) {
            InlineReader inlines(m_reading);
            inlines.addChildrenOf(cell);
            cells.push_back(inlines.takeRuns());
        }
        if (cmark_gfm_extensions_get_table_row_is_header(row)) {
            table.head = std::move(cells);
        } else {
            table.rows.push_back(std::move(cells));
        }
    }
    return oneBlock(std::move(table));
}

} // namespace Carrel::Markdown
