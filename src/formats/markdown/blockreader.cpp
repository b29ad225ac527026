// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/blockreader.h"

#include "course/identity.h"
#include "course/plaintext.h"
#include "formats/markdown/addresses.h"
#include "formats/markdown/document.h"
#include "formats/markdown/inlinereader.h"
#include "formats/runsbuilder.h"

#include <QRegularExpression>
#include <QScopeGuard>
#include <cmark-gfm.h>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

// Deeper than anyone writes, shallow enough that nothing which walks the blocks runs out of stack.
constexpr int deepest = 32;

/** What an author wrote behind a picture that stands alone: {width=16 height=16}. */
std::optional<QSize> pictureSize(cmark_node *node)
{
    static const QRegularExpression form(u"^\\{\\s*width=(\\d{1,5})\\s+height=(\\d{1,5})\\s*\\}$"_s);
    const QRegularExpressionMatch match =
        kindOf(node) == NodeKind::Text ? form.match(literalOf(node)) : QRegularExpressionMatch();
    return match.hasMatch() ? std::optional(QSize(match.captured(1).toInt(), match.captured(2).toInt())) : std::nullopt;
}

} // namespace

BlockReader::BlockReader(Reading &reading)
    : m_reading(reading)
{
}

Blocks BlockReader::readChildren(cmark_node *parent)
{
    Blocks blocks;
    for (cmark_node *child = cmark_node_first_child(parent); child; child = cmark_node_next(child)) {
        std::ranges::move(read(child), std::back_inserter(blocks));
    }
    return blocks;
}

Blocks BlockReader::read(cmark_node *node)
{
    if (m_isFull) {
        return {};
    }
    if (++m_count > m_reading.options.maximumBlocks) {
        m_isFull = true;
        m_reading.report(Severity::Error, u"too-many-blocks"_s, node,
                         Reading::tr("The lesson has more than %n part(s); the rest is left out.", nullptr,
                                     m_reading.options.maximumBlocks),
                         Reading::tr("Cut it into several lessons."));
        return {};
    }
    if (m_depth >= deepest) {
        return flattened(node);
    }
    ++m_depth;
    const auto leave = qScopeGuard([this] { --m_depth; });
    switch (kindOf(node)) {
    case NodeKind::Heading:
        return readHeading(node);
    case NodeKind::Paragraph:
        return readParagraph(node);
    case NodeKind::CodeBlock:
        return readCode(node);
    case NodeKind::HtmlBlock:
        return readHtml(node);
    case NodeKind::List:
        return readList(node);
    case NodeKind::BlockQuote:
        return readQuote(node);
    case NodeKind::Table:
        return readTable(node);
    case NodeKind::Rule:
        return oneBlock(Rule{});
    default:
        return flattened(node);
    }
}

RichText BlockReader::readText(std::span<cmark_node *const> nodes)
{
    Blocks blocks;
    for (cmark_node *node : nodes) {
        std::ranges::move(read(node), std::back_inserter(blocks));
    }
    if (blocks.empty()) {
        return {};
    }
    if (blocks.size() == 1) {
        if (auto *paragraph = std::get_if<Paragraph>(&blocks.front().content)) {
            return {std::move(paragraph->runs)};
        }
    }
    return {std::move(blocks)};
}

Blocks BlockReader::readHeading(cmark_node *node)
{
    InlineReader inlines(m_reading);
    inlines.addChildrenOf(node);
    Runs runs = inlines.takeRuns();
    if (const Blocks *part = runs.size() == 1 ? embedded(runs.front().text) : nullptr) {
        return *part;
    }
    HeadingAttributes attributes = takeAttributes(runs);
    if (m_reading.options.anchorsInBrackets && attributes.id.isEmpty()) {
        attributes.id = takeBracketedAnchor(runs);
    }
    const QString id = attributes.id.isEmpty() ? slugOf(plainText(runs)) : attributes.id;
    const int level = std::clamp(cmark_node_get_heading_level(node), 2, 4);
    return {Block{BlockId(id), !id.isEmpty(), Heading{level, std::move(runs)}}};
}

std::optional<Block> BlockReader::readPicture(cmark_node *paragraph)
{
    cmark_node *node = cmark_node_first_child(paragraph);
    if (!node || kindOf(node) != NodeKind::Image) {
        return std::nullopt;
    }
    cmark_node *behind = cmark_node_next(node);
    const std::optional<QSize> size = behind && !cmark_node_next(behind) ? pictureSize(behind) : std::nullopt;
    if (behind && !size) {
        return std::nullopt;
    }
    InlineReader words(m_reading);
    words.addChildrenOf(node);
    Image image;
    image.alternative = plainText(words.takeRuns());
    image.source = pictureSource(m_reading, node, addressOf(node));
    if (image.source.isEmpty()) {
        image.origin = addressOf(node);
    }
    image.caption = readInlineMarkdown(m_reading.formulas.restored(QString::fromUtf8(cmark_node_get_title(node))));
    image.size = size;
    return blockOf(std::move(image));
}

Blocks BlockReader::readParagraph(cmark_node *node)
{
    if (std::optional<Block> picture = readPicture(node)) {
        return {std::move(*picture)};
    }
    InlineReader inlines(m_reading);
    inlines.addChildrenOf(node);
    Blocks blocks;
    for (InlineReader::Piece &piece : inlines.takePieces()) {
        if (auto *formula = std::get_if<Formula>(&piece)) {
            blocks.push_back(blockOf(MathBlock{formula->tex, {}}));
        } else {
            blocks.push_back(blockOf(Paragraph{std::get<Runs>(std::move(piece))}));
        }
    }
    m_count += int(blocks.size()) - 1;
    return blocks;
}

Blocks BlockReader::flattened(cmark_node *node)
{
    QString text;
    cmark_iter *walk = cmark_iter_new(node);
    for (auto event = cmark_iter_next(walk); event != CMARK_EVENT_DONE; event = cmark_iter_next(walk)) {
        if (const char *literal = cmark_node_get_literal(cmark_iter_get_node(walk))) {
            text += QString::fromUtf8(literal) + u' ';
        }
    }
    cmark_iter_free(walk);
    m_reading.report(Severity::Warning, u"nested-too-deep"_s, node,
                     Reading::tr("This is nested too deeply; only its words are shown."),
                     Reading::tr("Use fewer lists and quotations within each other."));
    Run run;
    run.text = m_reading.formulas.restored(text).simplified();
    return run.text.isEmpty() ? Blocks{} : oneBlock(Paragraph{{run}});
}

} // namespace Carrel::Markdown
