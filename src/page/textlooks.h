// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace Carrel
{

/** A family of letters that lies in resources/fonts. */
struct TextFamily {
    QString name;
    bool serif = true;
    double letter = 0; ///< mean width of a letter of running text, in parts of the size
};

/** The families a lesson can be set in; the first is the one nobody chose. */
[[nodiscard]] const std::vector<TextFamily> &textFamilies();

/** How the text of a lesson is set. Made by widgets of the settings; the page follows at once and keeps its place. */
struct TextLooks {
    QString family = textFamilies().front().name; ///< any other than textFamilies() counts as the first
    int size = 19;                                ///< pixels at a zoom of 100
    int lineHeight = 160;                         ///< hundredths of the size
    int lineWidth = 68;                           ///< letters
    int letterSpacing = 0;                        ///< hundredths of the size, between letters
    int wordSpacing = 0;                          ///< hundredths of the size, besides that between words
    int zoom = 100;                               ///< percent, of all that is on the page
    bool lineNumbers = false;                     ///< beside lines of code
    bool wrapCode = false;                        ///< long lines of code go on below, else they are scrolled

    bool operator==(const TextLooks &) const = default;
};

[[nodiscard]] const TextFamily &familyOf(const TextLooks &looks);

/** The width of the column in parts of the size. */
[[nodiscard]] double measureOf(const TextLooks &looks);

} // namespace Carrel
