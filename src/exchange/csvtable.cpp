// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/csvtable.h"

#include "formats/csv/csvrecord.h"

namespace Carrel
{

QByteArray csvTable(const QStringList &head, const std::vector<QStringList> &rows)
{
    const CsvWriting writing;
    QString table = csvRecord(head, writing);
    for (const QStringList &row : rows) {
        table += csvRecord(row, writing);
    }
    return csvBytes(table, writing);
}

} // namespace Carrel
