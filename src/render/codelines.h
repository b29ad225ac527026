// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "render/codehighlighter.h"

namespace Carrel
{

/** Words of a line of code that are of one kind. */
struct CodePiece {
    QStringView words;
    CodeKind kind = CodeKind::Plain;
};

/** A line of code as it is drawn. Its words lie in the Code it was made of. */
struct CodeLine {
    enum class Voice { Program, Typed, Said };

    Voice voice = Voice::Program;
    QStringView prompt;
    std::vector<CodePiece> pieces; ///< what stands behind the prompt
    bool marked = false;
};

/**
 * The lines of @p code, coloured by @p highlighter if there is one. Lines and coloured pieces together are never more
 * than CodeHighlighter::maximumSpans: first the colours are left out, then there are no lines at all and the text is
 * drawn as it is.
 */
[[nodiscard]] std::vector<CodeLine> codeLines(const Code &code, const CodeHighlighter *highlighter);

} // namespace Carrel
