// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/html/htmltext.h"

namespace Carrel
{

/** How the texts of a quiz file are written; the words Moodle has for it. */
enum class TextFormat {
    Moodle, ///< plain, but HTML where there is some
    Html,
    Markdown,
    Plain,
};

/**
 * Reads a question, option or reason: TeX between \(…\), \[…\] and $$…$$ becomes formulas in all of them, line breaks
 * of plain text stay.
 */
[[nodiscard]] RichText readQuestionText(const QString &text, TextFormat format, const HtmlContext &context);

/** The same as blocks, for texts that stand between questions. */
[[nodiscard]] Blocks readQuestionBlocks(const QString &text, TextFormat format, const HtmlContext &context);

} // namespace Carrel
