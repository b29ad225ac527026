// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "formats/csv/csvchoice.h"

namespace Carrel
{

/**
 * What --csv-encoding, --csv-separator and --csv-columns say; an empty one leaves it open. The error is a sentence that
 * names the option.
 */
[[nodiscard]] Result<CsvChoice> readCsvOptions(const QString &encoding, const QString &separator,
                                               const QString &columns);

/** The separator as --csv-separator takes it: "comma", "semicolon", "tab", "bar" or the character. */
[[nodiscard]] QString separatorWord(QChar separator);

} // namespace Carrel
