// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/look.h"

#include "widgets/shared/bundledfonts.h"
#include "widgets/shared/theme.h"

#include <QEvent>
#include <QLabel>
#include <QWidget>

#include <algorithm>
#include <iterator>
#include <vector>

namespace Carrel::Look
{

namespace
{

/** By roles that no style sheet rule touches. */
bool madeOf(const QPalette &palette, const ThemeTokens &tokens)
{
    return palette.color(QPalette::Active, QPalette::Mid) == tokens.line &&
           palette.color(QPalette::Active, QPalette::Link) == tokens.accent;
}

QFont scaled(QFont font, qreal factor)
{
    if (font.pixelSize() > 0) {
        font.setPixelSize(qMax(1, qRound(font.pixelSize() * factor)));
    } else {
        font.setPointSizeF(font.pointSizeF() * factor);
    }
    return font;
}

} // namespace

bool isChangedBy(const QEvent &event)
{
    return event.type() == QEvent::FontChange || event.type() == QEvent::PaletteChange ||
           event.type() == QEvent::StyleChange;
}

void follow(const QEvent &event, QWidget *widget, const std::function<void()> &draw)
{
    if (!isChangedBy(event)) {
        return;
    }
    draw();
    if (event.type() == QEvent::StyleChange) {
        QMetaObject::invokeMethod(widget, draw, Qt::QueuedConnection);
    }
}

ThemeTokens colours(const QPalette &palette)
{
    static const std::vector<ThemeTokens> themes = [] {
        std::vector<ThemeTokens> all;
        std::ranges::transform(allThemes, std::back_inserter(all), themeTokens);
        return all;
    }();
    const auto made = std::ranges::find_if(themes, [&](const ThemeTokens &tokens) { return madeOf(palette, tokens); });
    return made == themes.end() ? tokensFrom(palette) : *made;
}

void alignToInterface(QLabel *label)
{
    const Qt::Alignment side = label->isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
    label->setAlignment(side | Qt::AlignAbsolute | Qt::AlignVCenter);
}

QFont question(const QFont &base)
{
    QFont font = scaled(base, 1.12);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont strong(const QFont &base)
{
    QFont font = base;
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont small(const QFont &base)
{
    return scaled(base, 0.92);
}

QFont code(const QFont &base)
{
    const QString bundled = QStringLiteral("JetBrains Mono");
    useBundledFont(bundled);
    QFont font = scaled(base, 0.9);
    font.setFamilies({bundled, QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0); // columns stay columns
    font.setWordSpacing(0);
    font.setStyleHint(QFont::Monospace);
    font.setFeature(QFont::Tag("liga"), 0);
    font.setFeature(QFont::Tag("calt"), 0);
    return font;
}

} // namespace Carrel::Look
