// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/annotation.h"

#include <QIcon>
#include <QPalette>

namespace Carrel
{

inline constexpr MarkColour allMarkColours[] = {MarkColour::Yellow, MarkColour::Green, MarkColour::Blue,
                                                MarkColour::Pink};

/** The colour itself, as resources/styles/marks.css has it. */
[[nodiscard]] QColor markInk(MarkColour colour);

/** Paints a piece of paper marked as the page marks words: in the colour, with the line that goes with it. */
void paintMark(QPainter &painter, const QRect &rect, MarkColour colour, const QPalette &palette);

/** The same as a picture for buttons and menus. */
[[nodiscard]] QIcon markIcon(MarkColour colour, const QPalette &palette, qreal pixelRatio);

} // namespace Carrel
