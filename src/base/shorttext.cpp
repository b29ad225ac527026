// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shorttext.h"

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

} // namespace Carrel
