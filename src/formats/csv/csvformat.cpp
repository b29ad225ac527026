// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvformat.h"

#include "formats/csv/csvcourse.h"
#include "formats/csv/csvquestion.h"
#include "formats/csv/csvtable.h"
#include "formats/csv/tablereading.h"
#include "formats/filebytes.h"
#include "formats/questions/quizfile.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** A table that someone named may need a person to say what its columns are; it is one all the same. */
bool isTable(const SourcePlace &place, const CsvMapping &mapping)
{
    const QString ending = QFileInfo(place.path).suffix().toLower();
    return place.named && mapping.columns.size() > 1 &&
           (ending == "csv"_L1 || ending == "tsv"_L1 || ending == "tab"_L1);
}

} // namespace

CsvFormat::CsvFormat(TableReading *tables)
    : m_tables(tables)
{
}

QString CsvFormat::importer() const
{
    return u"carrel-csv"_s;
}

QString CsvFormat::title() const
{
    return QCoreApplication::translate("Carrel::Formats", "Questions in a table (CSV)");
}

bool CsvFormat::recognises(const SourcePlace &place) const
{
    if (!mayBeQuizText(place)) {
        return false;
    }
    const QString text = beginningText(place.beginning);
    const CsvMapping mapping = m_tables ? m_tables->likelyMapping(text) : guessCsvMapping(QStringView(text));
    if (!mapping.isUsable() || (!mapping.hasHeader && !place.named)) {
        return isTable(place, mapping);
    }
    // The header alone may be that of anything: one record must be a question.
    const CsvTable table = readCsvTable(text, mapping.separator, 2);
    const size_t first = mapping.hasHeader ? 1 : 0;
    const bool isQuestion = table.rows.size() > first && hasRightOption(table.rows[first].cells, mapping);
    return isQuestion || place.named;
}

ReadOutcome CsvFormat::read(const SourcePlace &place, const Limits &limits, JobControl & /*control*/) const
{
    const Result<QByteArray> bytes = readFileBytes(place.path, limits.fileBytes, limits);
    if (!bytes) {
        return unreadable(place.path, bytes.error());
    }
    const CsvMapping mapping = m_tables ? m_tables->mappingOf(place.path, *bytes) : guessCsvMapping(*bytes);
    return readCsvCourse(*bytes, mapping, place.path, folderOf(place));
}

} // namespace Carrel
