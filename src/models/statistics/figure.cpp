// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/figure.h"

#include "exchange/csvtable.h"

#include <QDate>

#include <algorithm>
#include <iterator>

namespace Carrel
{

namespace
{

QString csvCell(const QVariant &value)
{
    if (value.metaType() == QMetaType::fromType<QDate>()) {
        return value.toDate().toString(Qt::ISODate);
    }
    return value.metaType() == QMetaType::fromType<double>() ? QString::number(value.toDouble(), 'f', 1)
                                                             : value.toString();
}

} // namespace

QByteArray figureCsv(const Figure &figure)
{
    std::vector<QStringList> rows;
    for (const FigureRow &row : figure.rows) {
        QStringList cells;
        std::ranges::transform(row, std::back_inserter(cells), csvCell);
        rows.push_back(cells);
    }
    return csvTable(figure.head, rows);
}

} // namespace Carrel
