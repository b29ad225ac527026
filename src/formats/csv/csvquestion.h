// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/csv/csvmapping.h"

namespace Carrel
{

/** One option of a record. */
struct CsvOption {
    QString text;
    QString reason;
    bool isRight = false;
};

/** What became of the cell that says which options are right. */
enum class CsvVerdict {
    Clear,     ///< at least one option is right
    Empty,     ///< it says nothing
    Unknown,   ///< it names no option
    Ambiguous, ///< a number that is the place of one option and the text of another
};

/** The options of a record in the order of their columns, without empty ones. */
struct CsvOptions {
    std::vector<CsvOption> options;
    CsvVerdict verdict = CsvVerdict::Empty;
};

[[nodiscard]] CsvOptions optionsOf(const QStringList &cells, const CsvMapping &mapping);

/** Whether a record has two options and says which of them is right. */
[[nodiscard]] bool hasRightOption(const QStringList &cells, const CsvMapping &mapping);

/** The cell of the first column with this role, trimmed; empty when there is none or the record is too short. */
[[nodiscard]] QString cellOf(const QStringList &cells, const CsvMapping &mapping, CsvRole role);

/** Yes, in the languages of the headers; also true and 1. */
[[nodiscard]] bool meansYes(const QString &cell);

/** True or false, in the same languages; nothing for other words. */
[[nodiscard]] std::optional<bool> truthOf(const QString &cell);

} // namespace Carrel
