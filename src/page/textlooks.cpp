// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/textlooks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{

const std::vector<TextFamily> &textFamilies()
{
    static const std::vector<TextFamily> all{{u"Charis SIL"_s, true, 0.436},
                                             {u"Atkinson Hyperlegible"_s, false, 0.425}};
    return all;
}

const TextFamily &familyOf(const TextLooks &looks)
{
    const std::vector<TextFamily> &all = textFamilies();
    const auto found = std::ranges::find(all, looks.family, &TextFamily::name);
    return found == all.end() ? all.front() : *found;
}

double measureOf(const TextLooks &looks)
{
    constexpr double lettersToAWord = 6; // with the space behind it
    return looks.lineWidth *
           (familyOf(looks).letter + looks.letterSpacing / 100.0 + looks.wordSpacing / 100.0 / lettersToAWord);
}

} // namespace Carrel
