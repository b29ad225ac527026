// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/csv/csvmapping.h"

namespace Carrel
{

/** What a person says of how a table is to be read; what is left open is guessed. */
struct CsvChoice {
    QString encoding = {};
    std::optional<QChar> separator = {};
    std::optional<bool> hasHeader = {};
    std::vector<CsvColumn> columns = {}; ///< empty: guessed
    bool operator==(const CsvChoice &) const = default;
};

/** The mapping of @p bytes with what was chosen, and for the rest the likeliest. */
[[nodiscard]] CsvMapping chosenCsvMapping(const QByteArray &bytes, const CsvChoice &choice);

/** The same for a text whose encoding is known; the mapping names none. */
[[nodiscard]] CsvMapping chosenCsvMapping(QStringView text, const CsvChoice &choice);

/** @p columns with column @p place being @p column: what only one column can be is taken from the one that was it. */
[[nodiscard]] std::vector<CsvColumn> withColumn(std::vector<CsvColumn> columns, size_t place, CsvColumn column);

} // namespace Carrel
