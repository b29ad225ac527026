// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "formats/markdown/document.h"
#include "formats/markdown/reading.h"

#include <array>
#include <vector>

namespace Carrel::Markdown
{

/** Turns the inline nodes of one paragraph, heading or cell into runs. Used by BlockReader for each of them. */
class InlineReader
{
public:
    explicit InlineReader(Reading &reading);

    /** Adds one inline node with everything in it. */
    void add(cmark_node *node);
    void addChildrenOf(cmark_node *parent);

    /** The runs, apostrophes curled. */
    [[nodiscard]] Runs takeRuns();

    /** A stretch of runs, or a formula that stands alone: what a paragraph is cut into. */
    using Piece = std::variant<Runs, Formula>;
    [[nodiscard]] std::vector<Piece> takePieces();

private:
    enum Style { Bold, Italic, Strike, Subscript, Superscript, Keyboard, InlineCode, StyleCount };

    [[nodiscard]] static Style styleOf(NodeKind kind);
    void enter(cmark_node *node);
    void leave(cmark_node *node);
    void addText(const QString &text);
    void addRun(Run run);
    void addHtml(cmark_node *node);
    [[nodiscard]] bool takeTag(const QString &html, cmark_node *node);
    [[nodiscard]] bool takeMeaningfulTag(const QString &html, const QString &name, bool closes, cmark_node *node);
    void enterImage(cmark_node *node);
    void leaveImage();
    [[nodiscard]] Run styled(const QString &text) const;
    [[nodiscard]] QString target(const QString &written, cmark_node *link);

    Reading &m_reading;
    std::array<int, StyleCount> m_depth = {};
    QString m_href;
    int m_imageDepth = 0;
    Run m_picture;
    Runs m_runs;
    std::vector<std::pair<size_t, Formula>> m_displayed; ///< where among the runs a displayed formula stands
};

/** Gives every straight apostrophe between two letters its curl; code stays. */
void curlApostrophes(Runs &runs);

} // namespace Carrel::Markdown
