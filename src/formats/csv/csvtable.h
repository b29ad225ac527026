// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <limits>
#include <optional>
#include <vector>

namespace Carrel
{

/** One record of a table in text. */
struct CsvRow {
    int line = 1; ///< on which it begins, 1-based
    QStringList cells;
};

/** A table in text: its records, in order, without those that are empty. */
struct CsvTable {
    std::vector<CsvRow> rows;
    std::optional<int> unclosedLine; ///< where a quotation begins that never ends; its mark was taken as a character
};

/**
 * Cuts @p text into records and cells: a cell in double quotes may hold separators, line breaks and doubled quotes. A
 * first line "sep=;" is no record. At most @p most records are read.
 */
[[nodiscard]] CsvTable readCsvTable(QStringView text, QChar separator,
                                    size_t most = std::numeric_limits<size_t>::max());

/** The separator that a first line "sep=;" names, as spreadsheets write it. */
[[nodiscard]] std::optional<QChar> declaredSeparator(QStringView text);

} // namespace Carrel
