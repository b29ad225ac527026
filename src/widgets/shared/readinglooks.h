// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/textlooks.h"

#include <QFont>

class QWidget;

namespace Carrel
{
class Settings;
}

/** How lessons and checks are set, between what a person chose and what the page and the widgets take. */
namespace Carrel::ReadingLooks
{

/** What a choice may be. */
struct Range {
    int smallest;
    int largest;
    int step; ///< of a press on an arrow
};

inline constexpr Range zoom{50, 300, 10};
inline constexpr Range textSize{12, 40, 1};
inline constexpr Range lineHeight{110, 240, 5};
inline constexpr Range lineWidth{40, 120, 2};
inline constexpr Range letterSpacing{0, 20, 1};
inline constexpr Range wordSpacing{0, 60, 5};

/** As @p settings have it, with every number in its range, whatever a file said. */
[[nodiscard]] TextLooks from(const Settings &settings);

/** The zoom @p steps above @p percent, or below when negative, on the way from 50 to 300. */
[[nodiscard]] int zoomAfter(int percent, int steps);

/** @p base as the checks beside a lesson of these looks have it; the very same when nothing was chosen. */
[[nodiscard]] QFont checkFont(const QFont &base, const TextLooks &looks);

/**
 * Gives @p font to @p area and to all in it, from the inside out: under a style sheet children do not inherit it, and
 * who makes a font of its parent's makes it anew when that one changes.
 */
void setFontWithin(QWidget &area, const QFont &font);

} // namespace Carrel::ReadingLooks
