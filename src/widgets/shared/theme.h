// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/tokens.h"

#include <QObject>
#include <QPalette>

namespace Carrel
{

/** What a person asks for; System follows the desktop's light or dark. */
enum class ThemeChoice { System, Light, Dark };

/** "system", "light", "dark": the words the setting is kept in; anything else is System. */
[[nodiscard]] ThemeChoice themeChoice(QStringView word);

/** A palette in which every role has a colour of @p tokens. */
[[nodiscard]] QPalette paletteFrom(const ThemeTokens &tokens);

/** The one style sheet of the program, with the colours of @p tokens filled in. */
[[nodiscard]] QString styleSheetFrom(const ThemeTokens &tokens);

/** Whether the desktop asks for high contrast, as far as the system or @p systemPalette tells. */
[[nodiscard]] bool wantsHighContrast(const QPalette &systemPalette);

/** Tokens made of the system's own colours, for high contrast. */
[[nodiscard]] ThemeTokens tokensFrom(const QPalette &systemPalette);

/**
 * Keeps the application's palette and style sheet in the theme, and tells the page when it changes.
 * One per program; the system's high contrast wins over every choice.
 */
class Theme final : public QObject
{
    Q_OBJECT

public:
    explicit Theme(QObject *parent = nullptr);

    void choose(ThemeChoice choice);
    [[nodiscard]] ThemeName name() const { return m_name; }
    [[nodiscard]] const ThemeTokens &tokens() const { return m_tokens; }

Q_SIGNALS:
    void changed(Carrel::ThemeName name);

private:
    void follow(Qt::ColorScheme systemScheme);
    void apply();

    QPalette m_systemPalette;
    Qt::ColorScheme m_systemScheme;
    ThemeChoice m_choice = ThemeChoice::System;
    ThemeName m_name = ThemeName::Light;
    ThemeTokens m_tokens;
};

} // namespace Carrel
