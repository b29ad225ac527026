// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvrecord.h"

#include "formats/csv/formulaguard.h"

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString quoted(QString cell, QChar separator)
{
    const bool needsQuotes = cell.contains(separator) || cell.contains(u'"') || cell.contains(u'\n') ||
                             cell.contains(u'\r') || cell != cell.trimmed();
    return needsQuotes ? u'"' + cell.replace(u'"', u"\"\""_s) + u'"' : cell;
}

} // namespace

QString csvRecord(const QStringList &cells, const CsvWriting &writing)
{
    QStringList written;
    for (const QString &cell : cells) {
        written << quoted(writing.guardsFormulas ? withGuard(cell) : cell, writing.separator);
    }
    return written.join(writing.separator) + u"\r\n"_s;
}

QByteArray csvBytes(const QString &records, const CsvWriting &writing)
{
    return (writing.hasMark ? QByteArray("\xEF\xBB\xBF") : QByteArray()) + records.toUtf8();
}

} // namespace Carrel
