// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/csv/csvmapping.h"

namespace Carrel
{

/** What a column is as a word that no language changes: "question", "optionB", "right", "reasonB", "-" for no use. */
[[nodiscard]] QString csvColumnWord(const CsvColumn &column);

/** The column that such a word means, however its letters are cased; nothing for other words. */
[[nodiscard]] std::optional<CsvColumn> csvColumnOf(const QString &word);

/** All such words; "optionA" and "reasonA" stand for every letter. */
[[nodiscard]] QStringList csvColumnWords();

/** What people call a column's part: "Option B", "Reason of option B". */
[[nodiscard]] QString csvColumnName(const CsvColumn &column);

} // namespace Carrel
