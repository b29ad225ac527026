// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/tokens.h"

#include <QObject>
#include <QPalette>

#include <optional>
#include <vector>

namespace Carrel
{

/** A theme as it is offered. */
struct ThemeOffer {
    QString word;  ///< as the setting keeps it: "system", "light", …
    QString title; ///< with its key for a menu
};

/** Every theme in the order people are shown them; the first follows the system. */
[[nodiscard]] std::vector<ThemeOffer> themeOffers();

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

    void choose(std::optional<ThemeName> choice); ///< nothing: as the desktop is, light or dark
    [[nodiscard]] ThemeName name() const { return m_name; }
    [[nodiscard]] const ThemeTokens &tokens() const { return m_tokens; }

Q_SIGNALS:
    void changed(Carrel::ThemeName name);

private:
    void follow(Qt::ColorScheme systemScheme);
    void apply();

    QPalette m_systemPalette;
    Qt::ColorScheme m_systemScheme;
    std::optional<ThemeName> m_choice;
    ThemeName m_name = ThemeName::Light;
    ThemeTokens m_tokens;
};

} // namespace Carrel
