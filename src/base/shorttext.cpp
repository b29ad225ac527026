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

} // namespace Carrel
