// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/tabletext.h"

#include "course/plaintext.h"
#include "formats/csv/csvrecord.h"
#include "formats/csv/formulaguard.h"
#include "formats/markdown/tablewriter.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** A number below zero is a number; anything else that begins as a formula does is kept from running. */
QString csvCell(const Runs &cell)
{
    static const QRegularExpression number(u"^[+-]\\d+(?:[.,]\\d+)*(?:[eE][+-]?\\d+)?%?$"_s);
    const QString words = plainText(cell);
    return number.match(words).hasMatch() ? words : withGuard(words);
}

QString csv(const Table &table)
{
    const auto record = [](const std::vector<Runs> &row) {
        QStringList cells;
        for (const Runs &cell : row) {
            cells << csvCell(cell);
        }
        return csvRecord(cells, {.guardsFormulas = false});
    };
    QString text = table.head.empty() ? QString() : record(table.head);
    for (const std::vector<Runs> &row : table.rows) {
        text += record(row);
    }
    return text;
}

/** Other programs cut a row into cells before they look for formulas; ours do not, and so write them as they are. */
Table withGuardedFormulas(Table table)
{
    const auto guard = [](std::vector<Runs> &row) {
        for (Runs &cell : row) {
            for (Run &run : cell) {
                if (run.math) {
                    run.text.replace(u'|', u"\\|"_s);
                }
            }
        }
    };
    guard(table.head);
    std::ranges::for_each(table.rows, guard);
    return table;
}

} // namespace

std::optional<TableForm> tableFormNamed(QStringView word)
{
    if (word == "csv"_L1) {
        return TableForm::Csv;
    }
    return word == "markdown"_L1 ? std::optional(TableForm::Markdown) : std::nullopt;
}

QString tableText(const Table &table, TableForm form)
{
    return form == TableForm::Csv ? csv(table) : Markdown::writeTable(withGuardedFormulas(table), {}) + u'\n';
}

} // namespace Carrel
