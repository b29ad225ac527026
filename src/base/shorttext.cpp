// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shorttext.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace Carrel
{

QString shortText(const QString &text, qsizetype most)
{
    if (text.size() <= most) {
        return text;
    }
    const auto belongsToTheOneBefore = [](QChar c) { return c.isLowSurrogate() || c.isMark(); };
    qsizetype end = std::max(most - 1, qsizetype(0));
    while (end > most / 2 && belongsToTheOneBefore(text.at(end))) {
        --end;
    }
    return text.first(end) + u'…';
}

QString titleText(const QString &title)
{
    const auto turns = [](QChar sign) {
        return (sign >= u'\u202A' && sign <= u'\u202E') || (sign >= u'\u2066' && sign <= u'\u2069');
    };
    QString text = shortText(title);
    return std::ranges::any_of(text, turns) ? text.removeIf(turns) : text;
}

QString breakable(const QString &text)
{
    constexpr qsizetype longWord = 30;
    constexpr qsizetype part = 15;
    constexpr auto mayEndHere = u'\u200B';
    QString broken;
    for (qsizetype from = 0; from < text.size();) {
        const auto isSpace = [](QChar letter) { return letter.isSpace(); };
        const auto space = std::find_if(text.cbegin() + from, text.cend(), isSpace);
        const qsizetype end = std::min(qsizetype(space - text.cbegin()) + 1, text.size());
        const QString word = text.sliced(from, end - from);
        from = end;
        if (word.size() <= longWord) {
            broken += word;
            continue;
        }
        QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word); // a letter stays with its marks
        qsizetype last = 0;
        while (letters.toNextBoundary() > 0) {
            const qsizetype here = letters.position();
            if (here - last >= part && word.size() - here > 1) {
                broken += word.sliced(last, here - last) + mayEndHere;
                last = here;
            }
        }
        broken += word.sliced(last);
    }
    return broken;
}

} // namespace Carrel
