// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/blockreader.h"

#include "course/identity.h"
#include "course/plaintext.h"
#include "formats/codelabel.h"
#include "formats/markdown/addresses.h"
#include "formats/markdown/callout.h"
#include "formats/markdown/carrelfence.h"
#include "formats/markdown/document.h"
#include "formats/markdown/embeddedparts.h"
#include "formats/markdown/inlinereader.h"

#include <QRegularExpression>
#include <QScopeGuard>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

namespace
{

// Deeper than anyone writes, shallow enough that nothing which walks the blocks runs out of stack.
constexpr int deepest = 32;

Block block(BlockContent content)
{
    return Block{{}, false, std::move(content)};
}

Blocks one(BlockContent content)
{
    Blocks blocks;
    blocks.push_back(block(std::move(content)));
    return blocks;
}

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
        item.insert(item.begin(), block(Paragraph{{mark}}));
    } else {
        paragraph->runs.insert(paragraph->runs.begin(), mark);
    }
}

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
        return one(Rule{});
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
    return block(std::move(image));
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
            blocks.push_back(block(MathBlock{formula->tex, {}}));
        } else {
            blocks.push_back(block(Paragraph{std::get<Runs>(std::move(piece))}));
        }
    }
    m_count += int(blocks.size()) - 1;
    return blocks;
}

Blocks BlockReader::readCode(cmark_node *node)
{
    const QString info = m_reading.formulas.restored(QString::fromUtf8(cmark_node_get_fence_info(node)));
    const QString language = info.trimmed().section(u' ', 0, 0);
    QString text = m_reading.formulas.restored(literalOf(node));
    if (text.endsWith(u'\n')) {
        text.chop(1);
    }
    if (const Blocks *part = embedded(text)) {
        return *part;
    }
    if (m_reading.options.fence) {
        if (std::optional<Blocks> read = m_reading.options.fence(info, text, m_reading.lineOf(node))) {
            return *std::move(read);
        }
    }
    if (std::optional<CarrelFence> carrel = readCarrelFence(node, m_reading); carrel && !carrel->check) {
        return std::move(carrel->blocks);
    }
    if (language == "gift"_L1) {
        m_reading.report(
            Severity::Note, u"gift-not-read"_s, node, Reading::tr("Questions in GIFT are shown as text."),
            Reading::tr("Write them as a heading \"%1\" with a task list.").arg(m_reading.options.checkHeading));
    }
    static const QRegularExpression isOutput(u"\\s(?:out|output|trace)\\b"_s);
    const CodeRole role = info.contains(isOutput) ? CodeRole::Output : codeRole(language);
    return one(Code{language, codeLabel(language), text, role});
}

Blocks BlockReader::readHtml(cmark_node *node)
{
    const QString html = m_reading.formulas.restored(literalOf(node)).trimmed();
    if (html.startsWith("<!--"_L1) && html.indexOf("-->"_L1) == html.size() - 3) {
        return {};
    }
    if (m_reading.options.htmlBlock) {
        return readHtmlAroundParts(html, m_reading.lineOf(node));
    }
    m_reading.report(Severity::Note, u"html-as-text"_s, node, Reading::tr("HTML is shown as text."),
                     Reading::tr("Only sub, sup, kbd and br are read as HTML."));
    Runs runs;
    for (const QString &line : html.split(u'\n')) {
        if (!runs.empty()) {
            Run lineBreak;
            lineBreak.lineBreak = true;
            runs.push_back(lineBreak);
        }
        Run run;
        run.text = line;
        runs.push_back(run);
    }
    return one(Paragraph{std::move(runs)});
}

const Blocks *BlockReader::embedded(const QString &line) const
{
    return m_reading.options.parts ? m_reading.options.parts->at(line) : nullptr;
}

/** A block of HTML goes on to the next blank line, so marks of other parts may stand in it. */
Blocks BlockReader::readHtmlAroundParts(const QString &html, int line)
{
    Blocks blocks;
    QStringList gathered;
    const auto readGathered = [&](int lineBehind) {
        const QString text = gathered.join(u'\n');
        if (!text.trimmed().isEmpty()) {
            std::ranges::move(readHtmlText(text, lineBehind - int(gathered.size())), std::back_inserter(blocks));
        }
        gathered.clear();
    };
    const QStringList lines = html.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (const Blocks *part = embedded(lines[i])) {
            readGathered(line + int(i));
            blocks.insert(blocks.end(), part->begin(), part->end());
        } else {
            gathered << lines[i];
        }
    }
    readGathered(line + int(lines.size()));
    return blocks;
}

Blocks BlockReader::readHtmlText(const QString &html, int line)
{
    return m_reading.options.htmlBlock(html, line).value_or(Blocks());
}

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
    return one(std::move(list));
}

Blocks BlockReader::readQuote(cmark_node *node)
{
    std::optional<Callout> callout = readCallout(node, m_reading);
    if (!callout) {
        return one(Quote{readChildren(node)});
    }
    Note note{callout->kind, std::move(callout->title), {}};
    if (!callout->rest.empty()) {
        note.blocks.push_back(block(Paragraph{std::move(callout->rest)}));
    }
    cmark_node *second = cmark_node_next(cmark_node_first_child(node));
    for (cmark_node *child = second; child; child = cmark_node_next(child)) {
        std::ranges::move(read(child), std::back_inserter(note.blocks));
    }
    return one(std::move(note));
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
    return one(std::move(table));
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
    return run.text.isEmpty() ? Blocks{} : one(Paragraph{{run}});
}

} // namespace Carrel::Markdown
