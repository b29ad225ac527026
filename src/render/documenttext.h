// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "render/tokens.h"

#include <functional>

namespace Carrel
{

class CodeHighlighter;

/** How rich text looks in a QTextDocument. */
struct DocumentStyle {
    ThemeTokens tokens;
    QString codeFamily = QStringLiteral("JetBrains Mono");
    const CodeHighlighter *highlighter = nullptr; ///< none: code without colours
    /** The URL of a formula's picture, which the document's owner resolves; empty or unset: the TeX source is shown. */
    std::function<QString(const QString &tex, bool display)> formulaUrl = {};
    /** The URL of a picture of the course, which the document's owner resolves; empty or unset: a box with its
     * alternative text. */
    std::function<QString(const QString &path)> pictureUrl = {};
};

/** HTML of the kind QTextDocument understands: for the check's native widgets. No links, no remote pictures. */
[[nodiscard]] QString documentHtml(const RichText &text, const DocumentStyle &style);

} // namespace Carrel
