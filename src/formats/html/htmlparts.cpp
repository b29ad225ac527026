// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/codefence.h"
#include "formats/html/htmlblocks.h"
#include "formats/markedlines.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Html
{

namespace
{

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

void BlockWalker::addHeading(const GumboNode *node, int level, Flow &flow, const Run &style)
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
        push(flow, Heading{level, std::move(runs)});
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
    Code code = codeOf(languageOf(node), textOf(node).replace("\r\n"_L1, "\n"_L1));
    while (code.text.endsWith(u'\n')) {
        code.text.chop(1);
    }
    const auto given = [node](const char *name) { return attributeOf(node, name).value_or(QString()); };
    code.marked = readMarkedLines(given("data-line"), lineCount(code.text)).lines;
    code.firstLine = std::max(1, given("data-start").toInt());
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
