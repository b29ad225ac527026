// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

class TableReading;

/** Questions in a table, with commas, semicolons or tabs. */
class CsvFormat final : public FormatReader
{
public:
    /** @p tables says how each table is read and outlives this; without it everything is guessed. */
    explicit CsvFormat(TableReading *tables = nullptr);

    [[nodiscard]] QString importer() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool recognises(const SourcePlace &place) const override;
    [[nodiscard]] ReadOutcome read(const SourcePlace &place, const Limits &limits, JobControl &control) const override;

private:
    TableReading *m_tables;
};

} // namespace Carrel
