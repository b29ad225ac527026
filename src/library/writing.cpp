// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/writing.h"

#include <QList>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr char32_t firstSuch = 0x0E00; // nothing below Thai; most texts end here

bool isSearchedByParts(char32_t c)
{
    if (c < firstSuch) {
        return false;
    }
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Bopomofo:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return true;
    default:
        return c == 0x30FC; // the mark of a long vowel is of no script of its own
    }
}

} // namespace

std::vector<Stretch> stretchesOf(QStringView text)
{
    std::vector<Stretch> stretches;
    const QList<uint> signs = text.toUcs4();
    for (const char32_t c : signs) {
        const bool byParts = isSearchedByParts(c);
        if (stretches.empty() || stretches.back().byParts != byParts) {
            stretches.push_back({{}, byParts});
        }
        stretches.back().text += QStringView(QChar::fromUcs4(c));
    }
    return stretches;
}

QString unspacedStretches(QStringView text)
{
    if (std::ranges::none_of(text, [](QChar c) { return c.unicode() >= firstSuch; })) {
        return {};
    }
    QString all;
    for (const Stretch &stretch : stretchesOf(text)) {
        if (stretch.byParts) {
            all += stretch.text + "\n\n"_L1;
        }
    }
    return all;
}

} // namespace Carrel
