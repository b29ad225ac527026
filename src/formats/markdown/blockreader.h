// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "formats/markdown/reading.h"

#include <span>

namespace Carrel::Markdown
{

/** What an author wrote in braces at the end of a heading: {#id .check .fixed .after .context order=1,0}. */
struct HeadingAttributes {
    QString id;
    bool isCheck = false;
    bool isFixed = false;
    bool isAfter = false;      ///< of a check: asked after the text, without a place in it
    std::vector<int> order;    ///< of a check: place i shows option order[i] first
    bool showsPassage = false; ///< of a check: shown with the part of the lesson it speaks of
};

/** Takes the braces off the end of a heading's runs; braces that say something else stay. */
[[nodiscard]] HeadingAttributes takeAttributes(Runs &runs);

/** Takes a name in double brackets off the end of a heading's runs; empty when there is none. */
[[nodiscard]] QString takeBracketedAnchor(Runs &runs);

/** Turns block nodes into blocks. Used for the text of a lesson and for the texts of its checks. */
class BlockReader
{
public:
    explicit BlockReader(Reading &reading);

    [[nodiscard]] Blocks read(cmark_node *node);
    [[nodiscard]] Blocks readChildren(cmark_node *parent);

    /** Several nodes as the text of a question, option or reason: runs when they are one paragraph, else blocks. */
    [[nodiscard]] RichText readText(std::span<cmark_node *const> nodes);

private:
    [[nodiscard]] Blocks readHeading(cmark_node *node);
    [[nodiscard]] Blocks readParagraph(cmark_node *node);
    [[nodiscard]] std::optional<Block> readPicture(cmark_node *paragraph);
    [[nodiscard]] Blocks flattened(cmark_node *node);

    // blocksinblocks.cpp
    [[nodiscard]] Blocks readList(cmark_node *node);
    [[nodiscard]] Blocks readQuote(cmark_node *node);
    [[nodiscard]] Blocks readTable(cmark_node *node);

    // codeandhtml.cpp
    [[nodiscard]] Blocks readCode(cmark_node *node);
    [[nodiscard]] Blocks readHtml(cmark_node *node);
    [[nodiscard]] const Blocks *embedded(const QString &line) const;
    [[nodiscard]] Blocks readHtmlAroundParts(const QString &html, int line);
    [[nodiscard]] Blocks readHtmlText(const QString &html, int line);

    Reading &m_reading;
    int m_depth = 0;
    int m_count = 0;
    bool m_isFull = false;
};

} // namespace Carrel::Markdown
