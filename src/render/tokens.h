// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <array>
#include <optional>

namespace Carrel
{

enum class ThemeName { Light, Sepia, Dark, Black, Contrast, ContrastDark };

inline constexpr std::array allThemes{ThemeName::Light, ThemeName::Sepia,    ThemeName::Dark,
                                      ThemeName::Black, ThemeName::Contrast, ThemeName::ContrastDark};

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
    QColor mark;     ///< behind highlighted text
    QColor code;     ///< behind code
    QColor codeMark; ///< behind lines of code the author points at
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

/** "light", "sepia", "dark", "black", "contrast", "contrast-dark": in the settings and as data-theme in the page. */
[[nodiscard]] QString themeWord(ThemeName theme);

/** The theme of this word; nothing when there is none, as for "system". */
[[nodiscard]] std::optional<ThemeName> themeNamed(QStringView word);

/** Light text on dark paper. */
[[nodiscard]] bool isDark(ThemeName theme);

} // namespace Carrel
