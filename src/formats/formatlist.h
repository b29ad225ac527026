// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

#include <memory>
#include <vector>

namespace Carrel
{

class TableReading;

/** Every format this version reads, in the order in which they are asked: the unmistakable ones first. @p tables as in
    CsvFormat. */
[[nodiscard]] std::vector<std::unique_ptr<const FormatReader>> formatReaders(TableReading *tables = nullptr);

} // namespace Carrel
