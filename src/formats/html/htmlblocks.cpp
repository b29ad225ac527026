// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/html/htmlblocks.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Html
{

namespace
{

constexpr int deepestLevel = 80; // elements in elements that are followed; a call each

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Html)
};

int headingLevel(GumboTag tag)
{
    switch (tag) {
    case GUMBO_TAG_H1:
    case GUMBO_TAG_H2:
        return 2;
    case GUMBO_TAG_H3:
        return 3;
    case GUMBO_TAG_H4:
    case GUMBO_TAG_H5:
    case GUMBO_TAG_H6:
        return 4;
    default:
        return 0;
    }
}

/** Elements that begin a paragraph of their own and mean nothing else. */
bool isSection(GumboTag tag)
{
    switch (tag) {
    case GUMBO_TAG_P:
    case GUMBO_TAG_DIV:
    case GUMBO_TAG_SECTION:
    case GUMBO_TAG_ARTICLE:
    case GUMBO_TAG_MAIN:
    case GUMBO_TAG_HEADER:
    case GUMBO_TAG_FOOTER:
    case GUMBO_TAG_NAV:
    case GUMBO_TAG_CENTER:
    case GUMBO_TAG_ADDRESS:
    case GUMBO_TAG_FORM:
    case GUMBO_TAG_FIELDSET:
    case GUMBO_TAG_LEGEND:
    case GUMBO_TAG_HGROUP:
    case GUMBO_TAG_LI:
    case GUMBO_TAG_DT:
    case GUMBO_TAG_DD:
    case GUMBO_TAG_FIGCAPTION:
    case GUMBO_TAG_TR:
    case GUMBO_TAG_TD:
    case GUMBO_TAG_TH:
    case GUMBO_TAG_CAPTION:
    case GUMBO_TAG_SUMMARY:
    case GUMBO_TAG_NOSCRIPT:
    case GUMBO_TAG_BODY:
    case GUMBO_TAG_HTML:
        return true;
    default:
        return false;
    }
}

} // namespace

BlockWalker::BlockWalker(const HtmlContext &context, SkippedParts &skipped, bool keepIds)
    : m_context(context)
    , m_skipped(skipped)
    , m_keepIds(keepIds)
{
}

Blocks BlockWalker::blocksIn(const GumboNode *node, const Run &style)
{
    return childBlocks(node, {}, style);
}

Blocks BlockWalker::childBlocks(const GumboNode *node, const Flow &flow, const Run &style)
{
    Flow inner;
    inner.depth = flow.depth + 1;
    walkChildren(node, inner, style);
    endParagraph(inner);
    return std::move(inner.blocks);
}

Runs BlockWalker::childRuns(const GumboNode *node, const Flow &flow, const Run &style)
{
    return runsOf(childBlocks(node, flow, style));
}

void BlockWalker::endParagraph(Flow &flow)
{
    for (Block &block : flow.runs.takeBlocks()) {
        push(flow, std::move(block.content));
    }
}

void BlockWalker::push(Flow &flow, BlockContent content)
{
    if (m_blocks >= m_context.maximumBlocks) {
        if (!m_isFull) {
            m_isFull = true;
            m_context.diagnostics.push_back({.severity = Severity::Error,
                                             .code = u"too-many-blocks"_s,
                                             .file = m_context.file,
                                             .message = Words::tr("The page is too long; its end is left out.")});
        }
        return;
    }
    ++m_blocks;
    Block block = blockOf(std::move(content));
    block.id = BlockId(m_waitingId);
    block.idGiven = !m_waitingId.isEmpty();
    m_waitingId.clear();
    flow.blocks.push_back(std::move(block));
}

void BlockWalker::leaveOut(const GumboNode *node, const QString &word, const QString &name, Severity severity)
{
    m_skipped.add(word, name, lineIn(node), severity);
}

void BlockWalker::walkChildren(const GumboNode *node, Flow &flow, const Run &style)
{
    if (flow.depth > deepestLevel) {
        flow.runs.addText(textOf(node), style);
        return;
    }
    ++flow.depth;
    for (const GumboNode *child : childrenOf(node)) {
        walk(child, flow, style);
    }
    --flow.depth;
}

void BlockWalker::walk(const GumboNode *node, Flow &flow, const Run &style)
{
    if (node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE || node->type == GUMBO_NODE_CDATA) {
        flow.runs.addText(QString::fromUtf8(node->v.text.text), style);
        return;
    }
    if (!isElement(node)) {
        return;
    }
    Run inside = style;
    if (const std::optional<QString> language = attributeOf(node, "lang"); language && !language->isEmpty()) {
        inside.language = *language;
    }
    const QString id = m_keepIds ? attributeOf(node, "id").value_or(QString()).trimmed() : QString();
    if (walkLeftOut(node, flow)) {
        return;
    }
    if (!id.isEmpty() && tagOf(node) != GUMBO_TAG_BODY) {
        if (tagOf(node) != GUMBO_TAG_A && tagOf(node) != GUMBO_TAG_SPAN) {
            endParagraph(flow);
        }
        m_waitingId = id;
    }
    if (!walkBlock(node, flow, inside) && !walkInline(node, flow, inside)) {
        walkChildren(node, flow, inside);
    }
}

bool BlockWalker::walkBlock(const GumboNode *node, Flow &flow, const Run &style)
{
    const GumboTag tag = tagOf(node);
    if (isSection(tag)) {
        endParagraph(flow);
        walkChildren(node, flow, style);
        endParagraph(flow);
        return true;
    }
    if (const int level = headingLevel(tag); level > 0) {
        addHeading(node, level, flow, style);
        return true;
    }
    switch (tag) {
    case GUMBO_TAG_UL:
    case GUMBO_TAG_OL:
    case GUMBO_TAG_MENU:
        addList(node, flow, style);
        return true;
    case GUMBO_TAG_DL:
        addTerms(node, flow, style);
        return true;
    case GUMBO_TAG_PRE:
    case GUMBO_TAG_LISTING:
        addCode(node, flow);
        return true;
    case GUMBO_TAG_BLOCKQUOTE:
        endParagraph(flow);
        push(flow, Quote{childBlocks(node, flow, style)});
        return true;
    case GUMBO_TAG_ASIDE:
        endParagraph(flow);
        push(flow, Note{NoteKind::Note, {}, childBlocks(node, flow, style)});
        return true;
    case GUMBO_TAG_DETAILS:
        addDetails(node, flow, style);
        return true;
    case GUMBO_TAG_FIGURE:
        addFigure(node, flow, style);
        return true;
    case GUMBO_TAG_TABLE:
        addTable(node, flow, style);
        return true;
    case GUMBO_TAG_HR:
        endParagraph(flow);
        push(flow, Rule{});
        return true;
    default:
        return false;
    }
}

} // namespace Carrel::Html
