// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/csv/csvchoice.h"

#include <map>

namespace Carrel
{

/** A table of questions that an import met, and how it was read. */
struct QuestionTable {
    QString file;         ///< as rows about it name it
    QByteArray hash;      ///< of its bytes, by which it is known again wherever it is unpacked to
    QByteArray beginning; ///< enough of it for a preview
    bool isWhole = true;  ///< the beginning is all of it
    CsvMapping mapping;
};

/** How people want the tables of an import read. */
struct TableChoices {
    CsvChoice every = {};                         ///< for those not named below
    std::map<QByteArray, CsvMapping> byHash = {}; ///< by QuestionTable::hash
};

/** Says how each table of one import is read and remembers which there were. Used by CsvFormat, made by readNews(). */
class TableReading
{
public:
    explicit TableReading(TableChoices choices = {});

    /** For recognising a table by its first records. */
    [[nodiscard]] CsvMapping likelyMapping(QStringView text) const;
    [[nodiscard]] CsvMapping mappingOf(const QString &file, const QByteArray &bytes);
    [[nodiscard]] std::vector<QuestionTable> &tables() { return m_tables; }

private:
    const TableChoices m_choices;
    std::vector<QuestionTable> m_tables;
};

} // namespace Carrel
