// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/limits.h"
#include "formats/mdx/mdxpage.h"
#include "formats/picturefolder.h"

namespace Carrel::Learn
{

/** What texts of a module are read with. */
struct TextContext {
    QString top; ///< nothing outside this folder is read; paths count from it
    const Limits &limits;
    PictureFolder &pictures;
    Diagnostics &diagnostics;
    SkippedParts &furniture;
};

/**
 * Reads Markdown as Microsoft Learn writes it: files included with [!include], films, pictures and code in ":::", zones
 * for one platform as headed sections. @p file counts from the top; @p firstLine is where @p text begins in it.
 */
[[nodiscard]] Blocks readLearnText(const QString &text, const QString &file, int firstLine, const TextContext &context);

/** The same for a short text of a question. */
[[nodiscard]] RichText readLearnLine(const QString &text, const QString &file, int line, const TextContext &context);

} // namespace Carrel::Learn
