// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/markedlines.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

MarkedLines readMarkedLines(const QString &ranges, int count)
{
    static const QRegularExpression range(u"(\\d{1,9})(?:\\s*-\\s*(\\d{1,9}))?"_s);
    MarkedLines marked;
    std::set<int> lines;
    for (const QRegularExpressionMatch &match : range.globalMatch(ranges)) {
        const int first = match.captured(1).toInt();
        const int last = match.hasCaptured(2) ? match.captured(2).toInt() : first;
        marked.isBeyond = marked.isBeyond || first < 1 || last > count;
        for (int line = std::max(1, first); line <= std::min(last, count); ++line) {
            lines.insert(line);
        }
    }
    marked.lines.assign(lines.begin(), lines.end());
    return marked;
}

QString writeMarkedLines(const std::vector<int> &lines)
{
    QStringList ranges;
    for (size_t i = 0; i < lines.size();) {
        size_t end = i + 1;
        while (end < lines.size() && lines[end] == lines[end - 1] + 1) {
            ++end;
        }
        const QString first = QString::number(lines[i]);
        ranges << (end == i + 1 ? first : first + u'-' + QString::number(lines[end - 1]));
        i = end;
    }
    return ranges.join(u',');
}

std::vector<int> takeMarkingComments(QString &text)
{
    static const QRegularExpression comment(
        uR"(^\s*(?://|#|--|%|/\*|\{/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*/\}?|-->)?\s*$)"_s);
    if (!text.contains("highlight-"_L1)) {
        return {};
    }
    QStringList kept;
    std::vector<int> marked;
    bool isNext = false;
    bool isInside = false;
    for (const QString &line : text.split(u'\n')) {
        if (const QRegularExpressionMatch match = comment.match(line); match.hasMatch()) {
            isNext = match.captured(1) == "next-line"_L1;
            isInside = isNext ? isInside : match.captured(1) == "start"_L1;
            continue;
        }
        kept << line;
        if (isNext || isInside) {
            marked.push_back(int(kept.size()));
        }
        isNext = false;
    }
    text = kept.join(u'\n');
    return marked;
}

} // namespace Carrel
