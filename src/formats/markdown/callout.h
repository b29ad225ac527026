// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "formats/markdown/reading.h"

namespace Carrel::Markdown
{

/** The first line of a quotation that is a callout: > [!TIP] and, on the same line, a title. */
struct Callout {
    NoteKind kind = NoteKind::Note;
    Runs title;
    Runs rest; ///< what follows on the next lines of the first paragraph
};

/** The callout that @p quote is, or nothing when it is an ordinary quotation. Used by BlockReader and for reasons. */
[[nodiscard]] std::optional<Callout> readCallout(cmark_node *quote, Reading &reading);

/** Whether @p quote begins with a callout's mark. */
[[nodiscard]] bool isCallout(cmark_node *quote);

} // namespace Carrel::Markdown
