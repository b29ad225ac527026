// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/tokens.h"

#include <QFont>
#include <QPalette>

#include <functional>

class QEvent;
class QLabel;
class QWidget;

/** The measures and colours of Carrel's own widgets: out of the palette and the font they are given, so that a
    change of theme, text size or high contrast reaches every one of them. */
namespace Carrel::Look
{

inline constexpr int step = 4;   ///< every distance is a multiple of it
inline constexpr int radius = 8; ///< the one rounding
inline constexpr int line = 1;   ///< the one line weight

/** Whether @p event may have changed font or colours, so that what was derived from them is to be derived again. */
[[nodiscard]] bool isChangedBy(const QEvent &event);

/**
 * Calls @p draw when @p event changed font or colours of @p widget. After a change of style it is called once more
 * later: a style sheet gives the children, which come after, the palettes back that they had before.
 */
void follow(const QEvent &event, QWidget *widget, const std::function<void()> &draw);

/**
 * The tokens that belong to @p palette: of the theme the palette was made from, else (a system's high contrast) made of
 * the palette's own colours, so that the system wins.
 */
[[nodiscard]] ThemeTokens colours(const QPalette &palette);

/** Lets the words of @p label begin where the interface begins, in whatever direction they read themselves. */
void alignToInterface(QLabel *label);

[[nodiscard]] QFont question(const QFont &base); ///< what is asked: larger, semibold
[[nodiscard]] QFont strong(const QFont &base);   ///< a verdict, a label
[[nodiscard]] QFont small(const QFont &base);    ///< what stands beside: reasons, dates, counts
[[nodiscard]] QFont code(const QFont &base);     ///< fixed width without ligatures

} // namespace Carrel::Look
