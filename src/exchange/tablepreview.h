// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "formats/csv/csvcolumnwords.h"
#include "formats/csv/tablereading.h"

namespace Carrel
{

/** What a mapping makes of the beginning of a table, for the person who says what its columns are. */
struct TablePreview {
    QStringList header; ///< empty without one
    std::vector<QStringList> rows;
    std::optional<Check> first; ///< the check that the first question becomes; nothing when there is none
};

[[nodiscard]] TablePreview previewTable(const QuestionTable &table, const CsvMapping &mapping);

/** The encodings and separators worth offering, with those of @p mapping among them. */
[[nodiscard]] QStringList encodingsFor(const CsvMapping &mapping);
[[nodiscard]] std::vector<QChar> separatorsFor(const CsvMapping &mapping);

/** What a column of a table @p width columns wide may be, in an order to choose from. */
[[nodiscard]] std::vector<CsvColumn> possibleColumns(int width);

} // namespace Carrel
