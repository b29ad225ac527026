// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/theme.h"

#include "render/contrast.h"

#include <QApplication>
#include <QFile>
#include <QStyle>
#include <QStyleHints>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

std::vector<ThemeOffer> themeOffers()
{
    return {{u"system"_s, Theme::tr("As the s&ystem")},
            {themeWord(ThemeName::Light), Theme::tr("&Light")},
            {themeWord(ThemeName::Sepia), Theme::tr("&Sepia")},
            {themeWord(ThemeName::Dark), Theme::tr("&Dark")},
            {themeWord(ThemeName::Black), Theme::tr("&Black")},
            {themeWord(ThemeName::Contrast), Theme::tr("&High contrast, light")},
            {themeWord(ThemeName::ContrastDark), Theme::tr("High &contrast, dark")}};
}

QPalette paletteFrom(const ThemeTokens &tokens)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor &colour) { palette.setColor(role, colour); };
    set(QPalette::Window, tokens.panel);
    set(QPalette::WindowText, tokens.ink);
    set(QPalette::Base, tokens.paper);
    set(QPalette::AlternateBase, tokens.panel);
    set(QPalette::Text, tokens.ink);
    set(QPalette::PlaceholderText, tokens.ink2);
    set(QPalette::Button, tokens.panel);
    set(QPalette::ButtonText, tokens.ink);
    set(QPalette::BrightText, tokens.bad);
    set(QPalette::ToolTipBase, tokens.panel);
    set(QPalette::ToolTipText, tokens.ink);
    set(QPalette::Highlight, tokens.accent);
    set(QPalette::HighlightedText, tokens.paper);
    set(QPalette::Accent, tokens.accent);
    set(QPalette::Link, tokens.accent);
    set(QPalette::LinkVisited, tokens.accent);
    set(QPalette::Light, tokens.paper);
    set(QPalette::Midlight, tokens.panel);
    set(QPalette::Mid, tokens.line);
    set(QPalette::Dark, tokens.ink2);
    set(QPalette::Shadow, tokens.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText}) {
        palette.setColor(QPalette::Disabled, role, tokens.ink2);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tokens.panel);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, tokens.ink2);
    return palette;
}

QString styleSheetFrom(const ThemeTokens &tokens)
{
    QFile file(u":/styles/widgets.qss"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<QLatin1StringView, QColor> colours[] = {
        {"@accent-soft"_L1, tokens.accentSoft},
        {"@good-soft"_L1, tokens.goodSoft},
        {"@bad-soft"_L1, tokens.badSoft},
        {"@paper"_L1, tokens.paper},
        {"@ink2"_L1, tokens.ink2},
        {"@ink"_L1, tokens.ink},
        {"@line"_L1, tokens.line},
        {"@panel"_L1, tokens.panel},
        {"@accent"_L1, tokens.accent},
        {"@good"_L1, tokens.good},
        {"@bad"_L1, tokens.bad},
        {"@mark"_L1, tokens.mark},
        {"@code"_L1, tokens.code},
    };
    for (const auto &[name, colour] : colours) {
        sheet.replace(name, colour.name());
    }
    // Pictures cannot take a colour from a style sheet, so there is one for each ground.
    sheet.replace("@scheme"_L1, luminanceOf(tokens.paper) < 0.2 ? "dark"_L1 : "light"_L1);
    return sheet;
}

bool wantsHighContrast(const QPalette &systemPalette)
{
#ifdef Q_OS_WIN
    HIGHCONTRASTW state = {};
    state.cbSize = sizeof(state);
    if (SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof(state), &state, 0)) {
        return (state.dwFlags & HCF_HIGHCONTRASTON) != 0;
    }
#endif
    // No desktop of Linux tells programs in words; pure black on pure white, or the reverse, is what such themes are.
    return contrastOf(systemPalette.color(QPalette::WindowText), systemPalette.color(QPalette::Window)) > 20.5;
}

ThemeTokens tokensFrom(const QPalette &systemPalette)
{
    const QColor paper = systemPalette.color(QPalette::Base);
    const QColor ink = systemPalette.color(QPalette::Text);
    const QColor accent = systemPalette.color(QPalette::Link);
    ThemeTokens tokens = themeTokens(luminanceOf(paper) < 0.2 ? ThemeName::ContrastDark : ThemeName::Contrast);
    tokens.paper = tokens.panel = tokens.code = paper;
    tokens.accentSoft = tokens.goodSoft = tokens.badSoft = paper;
    tokens.ink = tokens.ink2 = tokens.line = ink;
    tokens.accent = contrastOf(accent, paper) >= 7 ? accent : ink;
    return tokens;
}

Theme::Theme(QObject *parent)
    : QObject(parent)
    , m_systemPalette(QGuiApplication::palette())
    , m_systemScheme(QGuiApplication::styleHints()->colorScheme())
{
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Theme::follow);
    apply();
}

void Theme::follow(Qt::ColorScheme systemScheme)
{
    m_systemScheme = systemScheme;
    apply();
}

void Theme::choose(std::optional<ThemeName> choice)
{
    // Going over every widget again takes longer than making the window.
    if (m_choice != choice) {
        m_choice = choice;
        apply();
    }
}

void Theme::apply()
{
    const bool systemDark = m_systemScheme == Qt::ColorScheme::Dark;
    m_name = m_choice.value_or(systemDark ? ThemeName::Dark : ThemeName::Light);
    m_tokens = themeTokens(m_name);
    if (wantsHighContrast(m_systemPalette)) {
        m_tokens = tokensFrom(m_systemPalette);
        m_name = luminanceOf(m_tokens.paper) < 0.2 ? ThemeName::ContrastDark : ThemeName::Contrast;
        QApplication::setPalette(m_systemPalette);
    } else {
        QApplication::setPalette(paletteFrom(m_tokens));
    }
    qApp->setStyleSheet(styleSheetFrom(m_tokens));
    Q_EMIT changed(m_name);
}

} // namespace Carrel
