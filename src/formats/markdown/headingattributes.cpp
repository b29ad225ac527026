// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markdown/blockreader.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Markdown
{

HeadingAttributes takeAttributes(Runs &runs)
{
    static const QRegularExpression braces(u"\\s*\\{\\s*((?:(?:[#.][^\\s{}#]+|order=\\d+(?:,\\d+)*)\\s*)+)\\}\\s*$"_s);
    if (runs.empty() || runs.back().code || runs.back().math) {
        return {};
    }
    const QRegularExpressionMatch match = braces.match(runs.back().text);
    if (!match.hasMatch()) {
        return {};
    }
    HeadingAttributes attributes;
    for (const QString &word : match.captured(1).split(u' ', Qt::SkipEmptyParts)) {
        if (word.startsWith(u'#')) {
            attributes.id = word.sliced(1);
        } else if (word.startsWith("order="_L1)) {
            for (const QString &number : word.sliced(6).split(u',')) {
                attributes.order.push_back(number.toInt());
            }
        } else {
            attributes.isCheck |= word == ".check"_L1;
            attributes.isFixed |= word == ".fixed"_L1;
            attributes.isAfter |= word == ".after"_L1;
            attributes.showsPassage |= word == ".context"_L1;
        }
    }
    runs.back().text.truncate(match.capturedStart());
    if (runs.back().text.isEmpty()) {
        runs.pop_back();
    }
    return attributes;
}

QString takeBracketedAnchor(Runs &runs)
{
    static const QRegularExpression anchor(u"\\s*\\[\\[([^\\[\\]]+)\\]\\]\\s*$"_s);
    if (runs.empty() || runs.back().code || runs.back().math) {
        return {};
    }
    const QRegularExpressionMatch match = anchor.match(runs.back().text);
    if (!match.hasMatch()) {
        return {};
    }
    runs.back().text.truncate(match.capturedStart());
    if (runs.back().text.isEmpty()) {
        runs.pop_back();
    }
    return match.captured(1).trimmed();
}

} // namespace Carrel::Markdown
