// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/html/htmltext.h"
#include "formats/html/htmltree.h"
#include "formats/runsbuilder.h"

namespace Carrel::Html
{

/** Turns the elements of a parsed page into blocks. One for each piece of HTML. */
class BlockWalker
{
public:
    /** @p keepIds: ids of elements become given ids of blocks. */
    BlockWalker(const HtmlContext &context, SkippedParts &skipped, bool keepIds);

    [[nodiscard]] Blocks blocksIn(const GumboNode *node, const Run &style = {});

private:
    /** Where blocks go: those done, and the paragraph that is being gathered. */
    struct Flow {
        Blocks blocks;
        RunsBuilder runs;
        int depth = 0;
    };

    void walkChildren(const GumboNode *node, Flow &flow, const Run &style);
    void walk(const GumboNode *node, Flow &flow, const Run &style);
    [[nodiscard]] bool walkBlock(const GumboNode *node, Flow &flow, const Run &style);
    void endParagraph(Flow &flow);
    void push(Flow &flow, BlockContent content);
    [[nodiscard]] Blocks childBlocks(const GumboNode *node, const Flow &flow, const Run &style);
    [[nodiscard]] Runs childRuns(const GumboNode *node, const Flow &flow, const Run &style);

    // htmlparts.cpp
    void addHeading(const GumboNode *node, int level, Flow &flow, const Run &style);
    void addList(const GumboNode *node, Flow &flow, const Run &style);
    void addTerms(const GumboNode *node, Flow &flow, const Run &style);
    void addCode(const GumboNode *node, Flow &flow);
    void addDetails(const GumboNode *node, Flow &flow, const Run &style);
    void addFigure(const GumboNode *node, Flow &flow, const Run &style);

    // htmltable.cpp
    void addTable(const GumboNode *node, Flow &flow, const Run &style);
    void readRow(const GumboNode *row, Table &table, std::vector<int> &held, const Flow &flow, const Run &style);

    // htmlinline.cpp
    [[nodiscard]] bool walkInline(const GumboNode *node, Flow &flow, const Run &style);
    [[nodiscard]] bool walkLeftOut(const GumboNode *node, Flow &flow);
    void addPicture(const GumboNode *node, Flow &flow, const Run &style);
    void addLink(const GumboNode *node, Flow &flow, const Run &style);
    void addEmbedded(const GumboNode *node, Flow &flow);
    void addFormula(const GumboNode *node, Flow &flow, const Run &style);

    [[nodiscard]] int lineIn(const GumboNode *node) const { return m_context.line + lineOf(node) - 1; }
    void leaveOut(const GumboNode *node, const QString &word, const QString &name,
                  Severity severity = Severity::Warning);

    const HtmlContext &m_context;
    SkippedParts &m_skipped;
    bool m_keepIds;
    QString m_waitingId; ///< of an element whose first block is still to come
    int m_blocks = 0;
    int m_cells = 0;
    bool m_isFull = false;
};

} // namespace Carrel::Html
