// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/tablepreview.h"

#include "formats/csv/csvcourse.h"
#include "formats/textdecoding.h"

#include <algorithm>

namespace Carrel
{

namespace
{

/** The check of the first record that makes one: lessons keep the order in which the table names them. */
std::optional<Check> firstCheck(const QuestionTable &table, const CsvMapping &mapping)
{
    for (const Course &course : readCsvCourse(table.beginning, mapping, table.file).courses) {
        for (const LessonEntry *const entry : course.outline.lessons()) {
            if (const auto lesson = course.lesson(entry->slug); lesson && !lesson->checks.empty()) {
                return lesson->checks.front();
            }
        }
    }
    return std::nullopt;
}

} // namespace

TablePreview previewTable(const QuestionTable &table, const CsvMapping &mapping)
{
    CsvPreview cut = previewCsv(table.beginning, mapping);
    if (!table.isWhole && cut.rows.size() > 1) {
        cut.rows.pop_back(); // it may end in the middle
    }
    return {std::move(cut.header), std::move(cut.rows), firstCheck(table, mapping)};
}

QStringList encodingsFor(const CsvMapping &mapping)
{
    QStringList encodings = commonEncodings();
    if (!encodings.contains(mapping.encoding, Qt::CaseInsensitive)) {
        encodings.prepend(mapping.encoding);
    }
    return encodings;
}

std::vector<QChar> separatorsFor(const CsvMapping &mapping)
{
    std::vector<QChar> separators{u',', u';', u'\t', u'|'};
    if (!std::ranges::contains(separators, mapping.separator)) {
        separators.push_back(mapping.separator);
    }
    return separators;
}

std::vector<CsvColumn> possibleColumns(int width)
{
    // With more columns than letters the rest has no place in a list that one looks through.
    const int options = std::clamp(width - 1, 2, 26);
    std::vector<CsvColumn> columns{{CsvRole::Ignored, 0}, {CsvRole::Question, 0}};
    for (int i = 0; i < options; ++i) {
        columns.push_back({CsvRole::Option, i});
    }
    for (const CsvRole role : {CsvRole::Right, CsvRole::RightOption, CsvRole::WrongOption}) {
        columns.push_back({role, 0});
    }
    for (int i = 0; i < options; ++i) {
        columns.push_back({CsvRole::Reason, i});
    }
    for (const CsvRole role : {CsvRole::Explanation, CsvRole::Module, CsvRole::Lesson, CsvRole::Id, CsvRole::Tags,
                               CsvRole::FixedOrder, CsvRole::Licence, CsvRole::LicenceUrl, CsvRole::Attribution}) {
        columns.push_back({role, 0});
    }
    return columns;
}

} // namespace Carrel
