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

QString joined(QStringList lines)
{
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty()) {
        lines.removeLast();
    }
    return lines.join(u'\n');
}

} // namespace

QString linesOf(const QString &text, const QString &range)
{
    const QStringList lines = text.split(u'\n');
    if (range.trimmed().isEmpty()) {
        return joined(lines);
    }
    QStringList chosen;
    for (const QString &part : range.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype first = std::max(1, part.section(u'-', 0, 0).trimmed().toInt());
        const QString end = part.contains(u'-') ? part.section(u'-', 1).trimmed() : QString::number(first);
        const qsizetype last = end.isEmpty() ? lines.size() : std::min<qsizetype>(end.toInt(), lines.size());
        if (first <= last) {
            chosen += lines.mid(first - 1, last - first + 1);
        }
    }
    return joined(chosen);
}

QString linesOfAnchor(const QString &text, const QString &name)
{
    static const QRegularExpression mark(u"ANCHOR(_END)?:\\s*([\\w-]+)"_s);
    QStringList chosen;
    bool isInside = name.isEmpty();
    for (const QString &line : text.split(u'\n')) {
        const QRegularExpressionMatch match = mark.match(line);
        if (!match.hasMatch()) {
            if (isInside) {
                chosen << line;
            }
        } else if (match.captured(2) == name) {
            isInside = match.capturedLength(1) == 0;
        }
    }
    return joined(chosen);
}

} // namespace Carrel
