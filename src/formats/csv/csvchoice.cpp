// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvchoice.h"

#include "formats/csv/csvquestion.h"
#include "formats/csv/csvtable.h"
#include "formats/textdecoding.h"

#include <algorithm>

namespace Carrel
{

namespace
{

bool mayRepeat(CsvRole role)
{
    return role == CsvRole::Ignored || role == CsvRole::RightOption || role == CsvRole::WrongOption;
}

/** Words that are no question above a record that is one name the columns. */
bool looksLikeHeader(QStringView text, const CsvMapping &mapping)
{
    const CsvTable table = readCsvTable(text, mapping.separator, 2);
    return table.rows.size() > 1 && !hasRightOption(table.rows[0].cells, mapping) &&
           hasRightOption(table.rows[1].cells, mapping);
}

} // namespace

CsvMapping chosenCsvMapping(const QByteArray &bytes, const CsvChoice &choice)
{
    const DecodedText decoded = decodeText(bytes, choice.encoding);
    CsvMapping mapping = chosenCsvMapping(QStringView(decoded.text), choice);
    mapping.encoding = decoded.encoding;
    return mapping;
}

CsvMapping chosenCsvMapping(QStringView text, const CsvChoice &choice)
{
    CsvMapping mapping = guessCsvMapping(text, choice.separator);
    if (!choice.columns.empty()) {
        mapping.columns = choice.columns;
        mapping.hasHeader = mapping.hasHeader || looksLikeHeader(text, mapping);
    }
    mapping.hasHeader = choice.hasHeader.value_or(mapping.hasHeader);
    return mapping;
}

std::vector<CsvColumn> withColumn(std::vector<CsvColumn> columns, size_t place, CsvColumn column)
{
    for (CsvColumn &other : columns) {
        if (other == column && !mayRepeat(column.role)) {
            other = {};
        }
    }
    columns.resize(std::max(columns.size(), place + 1));
    columns[place] = column;
    return columns;
}

} // namespace Carrel
