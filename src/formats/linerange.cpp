// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/linerange.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

NumberedLines withoutBlankEnd(NumberedLines lines)
{
    while (!lines.empty() && lines.back().text.trimmed().isEmpty()) {
        lines.pop_back();
    }
    return lines;
}

NumberedLines allLines(const QString &text)
{
    NumberedLines lines;
    for (const QString &line : text.split(u'\n')) {
        lines.push_back({int(lines.size()) + 1, line});
    }
    return lines;
}

} // namespace

NumberedLines linesOf(const QString &text, const QString &range)
{
    const NumberedLines lines = allLines(text);
    if (range.trimmed().isEmpty()) {
        return withoutBlankEnd(lines);
    }
    NumberedLines chosen;
    for (const QString &part : range.split(u',', Qt::SkipEmptyParts)) {
        const int count = int(lines.size());
        const int first = std::max(1, part.section(u'-', 0, 0).trimmed().toInt());
        const QString end = part.contains(u'-') ? part.section(u'-', 1).trimmed() : QString::number(first);
        const int last = end.isEmpty() ? count : std::min(end.toInt(), count);
        if (first <= last) {
            chosen.insert(chosen.end(), lines.begin() + first - 1, lines.begin() + last);
        }
    }
    return withoutBlankEnd(std::move(chosen));
}

NumberedLines linesOfAnchor(const NumberedLines &lines, const QString &name)
{
    static const QRegularExpression mark(u"ANCHOR(_END)?:\\s*([\\w-]+)"_s);
    NumberedLines chosen;
    bool isInside = name.isEmpty();
    for (const NumberedLine &line : lines) {
        const QRegularExpressionMatch match = mark.match(line.text);
        if (!match.hasMatch()) {
            if (isInside) {
                chosen.push_back(line);
            }
        } else if (match.captured(2) == name) {
            isInside = match.capturedLength(1) == 0;
        }
    }
    return withoutBlankEnd(std::move(chosen));
}

QString joined(const NumberedLines &lines)
{
    QStringList texts;
    for (const NumberedLine &line : lines) {
        texts << line.text;
    }
    return texts.join(u'\n');
}

} // namespace Carrel
