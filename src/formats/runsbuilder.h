// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace Carrel
{

/**
 * Gathers the text of one paragraph: white space as a browser would show it, formulas in \(…\), \[…\] and $$…$$ taken
 * out as formulas, pictures kept aside until it is known whether they stand alone.
 */
class RunsBuilder
{
public:
    /** Text in the style of @p style, whose own text is ignored. */
    void addText(const QString &text, const Run &style);
    void addFormula(const QString &tex, bool display, const Run &style);
    void addPicture(const Image &image, const Run &style);
    void addBreak();

    /** What was gathered, as blocks: a paragraph, or pictures or a formula that stand alone; nothing for blanks. */
    [[nodiscard]] Blocks takeBlocks();

private:
    void addStretch(QStringView text, const Run &style);
    void push(Run run);
    [[nodiscard]] Blocks takePictures();

    Runs m_runs;
    std::vector<Image> m_pictures;
    bool m_blankWaits = false; ///< white space was seen; it counts only when text follows
    bool m_hasWords = false;   ///< besides pictures, breaks and blanks
    bool m_isDisplay = false;  ///< the last formula was a displayed one
};

/** A block without an id. */
[[nodiscard]] Block blockOf(BlockContent content);
[[nodiscard]] Blocks oneBlock(BlockContent content);

/** Blocks as one line of runs, a line break between: for cells, captions and headings, which hold no blocks. */
[[nodiscard]] Runs runsOf(Blocks blocks);

/** Blocks as a question, option or reason: runs when they are one paragraph. */
[[nodiscard]] RichText richTextOf(Blocks blocks);

/** The way back: runs as the paragraph they are. */
[[nodiscard]] Blocks blocksOf(RichText text);

} // namespace Carrel
