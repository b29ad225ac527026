// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/sourceexcerpt.h"

#include <QFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int linesAround = 3;
constexpr qint64 longestLine = 200;        // bytes shown of one line
constexpr qint64 longestSearch = 16 << 20; // a line further down than this is not looked for

} // namespace

SourceExcerpt readExcerpt(const Diagnostic &diagnostic)
{
    SourceExcerpt excerpt;
    QFile file(diagnostic.file);
    if (!diagnostic.line || *diagnostic.line < 1 || !file.open(QIODevice::ReadOnly)) {
        return excerpt;
    }
    const int wanted = *diagnostic.line;
    excerpt.firstLine = qMax(1, wanted - linesAround);
    for (int number = 1; number <= wanted + linesAround && !file.atEnd() && file.pos() < longestSearch; ++number) {
        QByteArray line = file.readLine();
        if (number >= excerpt.firstLine) {
            line = line.first(qMin(line.size(), longestLine));
            excerpt.lines << QString::fromUtf8(line).remove(u'\0').remove(u'\n').remove(u'\r');
        }
        excerpt.markedLine = number == wanted ? wanted : excerpt.markedLine;
    }
    if (excerpt.markedLine == 0) {
        return {};
    }
    return excerpt;
}

} // namespace Carrel
