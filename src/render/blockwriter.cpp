// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/blockwriter.h"

#include "base/overload.h"
#include "render/boxwriter.h"
#include "render/codewriter.h"
#include "render/direction.h"
#include "render/ownwords.h"
#include "render/runwriter.h"
#include "render/tablewriter.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{
namespace
{

constexpr size_t sectionLength = 20;

void write(RenderContext &context, const QString &id, const Heading &heading)
{
    constexpr QLatin1StringView tags[] = {"h2"_L1, "h3"_L1, "h4"_L1};
    writeText(context, {.tag = tags[std::clamp(heading.level, 2, 4) - 2], .id = id}, heading.runs);
}

void write(RenderContext &context, const QString &id, const Paragraph &paragraph)
{
    writeText(context, {.tag = "p"_L1, .id = id}, paragraph.runs);
}

void write(RenderContext &context, const QString &id, const List &list)
{
    const bool counted = list.ordered && list.start != 1;
    context.html.open(list.ordered ? "ol"_L1 : "ul"_L1,
                      {{"data-block"_L1, id},
                       {"dir"_L1, directionOf(list)},
                       {"start"_L1, counted ? QString::number(list.start) : QString()}});
    for (const Blocks &item : list.items) {
        context.html.open("li"_L1);
        writeBlocks(context, item);
        context.html.close();
    }
    context.html.close();
}

void write(RenderContext &context, const QString &id, const Quote &quote)
{
    context.html.open("blockquote"_L1, {{"data-block"_L1, id}, {"dir"_L1, directionOf(quote.blocks)}});
    writeBlocks(context, quote.blocks);
    context.html.close();
}

void write(RenderContext &context, const QString &id, const More &more)
{
    context.html.open("details"_L1, {{"class"_L1, u"more"_s},
                                     {"data-block"_L1, id},
                                     {"dir"_L1, directionOf(more.blocks)},
                                     {"open"_L1, context.isDocument() ? u"open"_s : QString()}});
    if (more.summary.empty()) {
        // Words of the program's own are none of the lesson's text; see course/readingtext.
        writeOwnWords(context, "summary"_L1, u"own-word"_s, QCoreApplication::translate("Page", "More"));
    } else {
        writeText(context, {.tag = "summary"_L1}, more.summary);
    }
    writeBlocks(context, more.blocks);
    context.html.close();
}

void write(RenderContext &context, const QString &id, const Rule &)
{
    context.html.emptyElement("hr"_L1, {{"data-block"_L1, id}});
}

void write(RenderContext &context, const QString &id, const MathBlock &formula)
{
    context.html.open(
        "div"_L1, {{"class"_L1, u"formula"_s}, {"data-block"_L1, id}, {"dir"_L1, u"ltr"_s}, {"tabindex"_L1, u"0"_s}});
    writeMath(context, formula.tex, true);
    if (!formula.label.isEmpty()) {
        context.html.element("span"_L1, {{"class"_L1, u"formula-label"_s}}, formula.label);
    }
    context.html.close();
}

} // namespace

void writeBlocks(RenderContext &context, const Blocks &blocks)
{
    for (const Block &block : blocks) {
        const QString &id = block.id.toString();
        std::visit(Overload{
                       [&](const Heading &content) { write(context, id, content); },
                       [&](const Paragraph &content) { write(context, id, content); },
                       [&](const Code &content) { writeCode(context, id, content); },
                       [&](const List &content) { write(context, id, content); },
                       [&](const Quote &content) { write(context, id, content); },
                       [&](const Note &content) { writeNote(context, id, content); },
                       [&](const More &content) { write(context, id, content); },
                       [&](const Image &content) { writeImage(context, id, content); },
                       [&](const Table &content) { writeTable(context, id, content); },
                       [&](const MathBlock &content) { write(context, id, content); },
                       [&](const Rule &content) { write(context, id, content); },
                       [&](const LinkBlock &content) { writeLink(context, id, content); },
                       [&](const CheckPlace &content) { writeCheckPlace(context, id, content); },
                       [&](const Lab &content) { writeLab(context, id, content); },
                       [&](const Unknown &content) { writeUnknown(context, id, content); },
                   },
                   block.content);
        context.html.lineBreak();
    }
}

size_t writeSections(RenderContext &context, const Blocks &blocks, size_t first, qsizetype bytes)
{
    size_t start = first;
    for (; start < blocks.size() && context.html.size() < bytes; start += sectionLength) {
        const size_t end = std::min(blocks.size(), start + sectionLength);
        const bool opening = std::holds_alternative<Heading>(blocks[start].content);
        context.html.open("section"_L1, {{"class"_L1, opening ? u"part opening"_s : u"part"_s}}).lineBreak();
        writeBlocks(context, Blocks(blocks.begin() + std::ptrdiff_t(start), blocks.begin() + std::ptrdiff_t(end)));
        context.html.close().lineBreak();
    }
    return std::min(start, blocks.size());
}

} // namespace Carrel
