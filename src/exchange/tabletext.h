// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

#include <optional>

namespace Carrel
{

/** As what a table of a lesson is copied. */
enum class TableForm { Csv, Markdown };

/** The form the page calls "csv" or "markdown"; nothing for any other word. */
[[nodiscard]] std::optional<TableForm> tableFormNamed(QStringView word);

/**
 * Head and rows of @p table as text. In CSV a formula is its TeX, code its text and a picture its alternative text; in
 * Markdown all of them are marked as such. The caption stays behind. Used by the reader.
 */
[[nodiscard]] QString tableText(const Table &table, TableForm form);

} // namespace Carrel
