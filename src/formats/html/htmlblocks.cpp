// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/html/htmlblocks.h"

#include "formats/codelabel.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

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

QString languageOf(const GumboNode *pre)
{
    static const QRegularExpression form(u"(?:^|\\s)(?:language-|lang-|brush:\\s*|sourceCode\\s+)([\\w+#-]+)"_s);
    const GumboNode *code = firstBelow(pre, "code");
    for (const GumboNode *node : {pre, code}) {
        const QString words = node ? attributeOf(node, "class").value_or(QString()) : QString();
        if (const QRegularExpressionMatch match = form.match(words); match.hasMatch()) {
            return match.captured(1);
        }
    }
    return {};
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
    if (headingLevel(tag) > 0) {
        addHeading(node, flow, style);
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

void BlockWalker::addHeading(const GumboNode *node, Flow &flow, const Run &style)
{
    endParagraph(flow);
    const QString id = std::exchange(m_waitingId, {});
    Runs runs = childRuns(node, flow, style);
    // Most pages set the whole heading bold, which it is anyway.
    if (std::ranges::all_of(runs, &Run::bold)) {
        std::ranges::for_each(runs, [](Run &run) { run.bold = false; });
    }
    m_waitingId = id.isEmpty() ? m_waitingId : id;
    if (!runs.empty()) {
        push(flow, Heading{headingLevel(tagOf(node)), std::move(runs)});
    }
}

void BlockWalker::addList(const GumboNode *node, Flow &flow, const Run &style)
{
    endParagraph(flow);
    List list;
    list.ordered = tagOf(node) == GUMBO_TAG_OL;
    list.start = attributeOf(node, "start").value_or(u"1"_s).toInt();
    const QString id = std::exchange(m_waitingId, {});
    for (const GumboNode *child : childrenOf(node)) {
        const bool isItem = tagOf(child) == GUMBO_TAG_LI;
        Flow inner;
        inner.depth = flow.depth + 1;
        isItem ? walkChildren(child, inner, style) : walk(child, inner, style);
        endParagraph(inner);
        if (!isItem && !list.items.empty()) {
            // A list beside the items instead of inside one, as many editors write it.
            std::ranges::move(inner.blocks, std::back_inserter(list.items.back()));
        } else if (!inner.blocks.empty()) {
            list.items.push_back(std::move(inner.blocks));
        }
    }
    m_waitingId = id;
    if (!list.items.empty()) {
        push(flow, std::move(list));
    }
}

void BlockWalker::addTerms(const GumboNode *node, Flow &flow, const Run &style)
{
    endParagraph(flow);
    List list;
    Run term = style;
    term.bold = true;
    for (const GumboNode *child : childrenOf(node)) {
        if (tagOf(child) == GUMBO_TAG_DIV) {
            addTerms(child, flow, style);
        } else if (tagOf(child) == GUMBO_TAG_DT) {
            list.items.push_back(childBlocks(child, flow, term));
        } else if (tagOf(child) == GUMBO_TAG_DD) {
            Blocks blocks = childBlocks(child, flow, style);
            if (list.items.empty()) {
                list.items.emplace_back();
            }
            std::ranges::move(blocks, std::back_inserter(list.items.back()));
        }
    }
    if (!list.items.empty()) {
        push(flow, std::move(list));
    }
}

void BlockWalker::addCode(const GumboNode *node, Flow &flow)
{
    endParagraph(flow);
    Code code;
    code.language = languageOf(node);
    code.label = codeLabel(code.language);
    code.role = codeRole(code.language);
    code.text = textOf(node);
    code.text.replace("\r\n"_L1, "\n"_L1);
    while (code.text.endsWith(u'\n')) {
        code.text.chop(1);
    }
    if (!code.text.trimmed().isEmpty()) {
        push(flow, std::move(code));
    }
}

void BlockWalker::addDetails(const GumboNode *node, Flow &flow, const Run &style)
{
    endParagraph(flow);
    More more;
    Flow inner;
    inner.depth = flow.depth + 1;
    for (const GumboNode *child : childrenOf(node)) {
        if (tagOf(child) == GUMBO_TAG_SUMMARY && more.summary.empty()) {
            more.summary = childRuns(child, flow, style);
        } else {
            walk(child, inner, style);
        }
    }
    endParagraph(inner);
    more.blocks = std::move(inner.blocks);
    push(flow, std::move(more));
}

void BlockWalker::addFigure(const GumboNode *node, Flow &flow, const Run &style)
{
    endParagraph(flow);
    Flow inner;
    inner.depth = flow.depth + 1;
    Runs caption;
    for (const GumboNode *child : childrenOf(node)) {
        if (tagOf(child) == GUMBO_TAG_FIGCAPTION) {
            caption = childRuns(child, flow, style);
        } else {
            walk(child, inner, style);
        }
    }
    endParagraph(inner);
    auto *image = inner.blocks.empty() ? nullptr : std::get_if<Image>(&inner.blocks.back().content);
    if (image && image->caption.empty()) {
        image->caption = std::move(caption);
    } else if (!caption.empty()) {
        push(inner, Paragraph{std::move(caption)});
    }
    std::ranges::move(inner.blocks, std::back_inserter(flow.blocks));
}

} // namespace Carrel::Html
