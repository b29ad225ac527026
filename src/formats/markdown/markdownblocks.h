// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/check.h"
#include "formats/picturefault.h"

#include <functional>
#include <optional>

namespace Carrel
{

class EmbeddedParts;

/** How a text in Markdown is to be read. What stands below maximumBlocks is for the dialects of others. */
struct MarkdownOptions {
    bool readChecks = true;                         ///< false: a heading "Check" is an ordinary heading
    QString checkHeading = QStringLiteral("Check"); ///< the word that begins a check, in the course's language
    QString folder; ///< of the text inside its course, "01-basics"; pictures are named from it
    /** Asked for each path of a picture inside the course; empty: all are here. */
    std::function<std::expected<void, PictureFault>(const QString &path)> takePicture;
    int maximumBlocks = 50'000; ///< of a lesson; the rest is left out with an error

    bool inlineHtml = false;                             ///< b, em, code, a and their like mean what they mean in HTML
    bool anchorsInBrackets = false;                      ///< a heading's "[[name]]" is its id
    const EmbeddedParts *parts = nullptr;                ///< what stands where its marks are
    std::function<QString(const QString &address)> link; ///< a link's target as the lesson is to name it
    /** A block of raw HTML, or a fence with its whole info line, as blocks; nothing: as plain Markdown has it. */
    std::function<std::optional<Blocks>(const QString &html, int line)> htmlBlock;
    std::function<std::optional<Blocks>(const QString &info, const QString &text, int line)> fence;
};

/** A lesson's text: typed blocks and the checks found among them. All ids are set. */
struct MarkdownText {
    Blocks blocks;
    std::vector<Check> checks;
};

/**
 * Reads a lesson's text: CommonMark with tables, strikethrough, task lists, $…$ and $$…$$, callouts and checks.
 * It cannot fail: what is wrong becomes a row of @p diagnostics and the rest is still read. Used by the Markdown
 * course reader and by the JSON reader for lessons that bring no blocks.
 * @p firstLine is the line of @p file on which @p text begins, 1-based.
 */
[[nodiscard]] MarkdownText readMarkdown(const QString &text, const MarkdownOptions &options, const QString &file,
                                        int firstLine, Diagnostics &diagnostics);

/**
 * Reads the text of a question, option or reason: runs when it is one paragraph, else blocks. A text of one line is
 * never more than that line: "> 3" is no quotation and "1. May" no list.
 */
[[nodiscard]] RichText readMarkdownText(const QString &text, const MarkdownOptions &options, const QString &file,
                                        int firstLine, Diagnostics &diagnostics);

/** Reads a short text, such as an option of a JSON lesson: all its paragraphs become one line of runs. */
[[nodiscard]] Runs readInlineMarkdown(const QString &text);

} // namespace Carrel
