// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

namespace Carrel
{

enum class ThemeName { Light, Dark };

/** The colours of one theme, from resources/styles/tokens.css. The page reads the same file as a style sheet. */
struct ThemeTokens {
    QColor paper;      ///< behind text
    QColor ink;        ///< text
    QColor ink2;       ///< quieter text: captions, labels
    QColor line;       ///< rules and borders
    QColor panel;      ///< behind side panes and boxes
    QColor accent;     ///< links, focus, the main button
    QColor accentSoft; ///< behind the current row
    QColor good;
    QColor goodSoft;
    QColor bad;
    QColor badSoft;
    QColor mark; ///< behind highlighted text
    QColor code; ///< behind code
    QColor codeKeyword;
    QColor codeFunction;
    QColor codeType;
    QColor codeString;
    QColor codeNumber;
    QColor codeDirective;
    QColor codeComment;
};

/** The tokens of @p theme; every one is a valid colour. */
[[nodiscard]] ThemeTokens themeTokens(ThemeName theme);

/** "light" or "dark": the value of data-theme in the page. */
[[nodiscard]] QString themeWord(ThemeName theme);

} // namespace Carrel
