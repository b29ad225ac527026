// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

#include <memory>
#include <vector>

namespace Carrel
{

class TableReading;

/** Every format this version reads or explains, in the order in which they are asked: the unmistakable ones first. @p
   tables as in CsvFormat. */
[[nodiscard]] std::vector<std::unique_ptr<const FormatReader>> formatReaders(TableReading *tables = nullptr);

/** What people call lessons in JSON, which are taken file by file and have no reader of their own in the list. */
[[nodiscard]] QString jsonLessonsTitle();

/** What people call all that is read, in one line: for who opened something else. */
[[nodiscard]] QString formatTitles();

} // namespace Carrel
