// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvmapping.h"

#include "formats/csv/csvquestion.h"
#include "formats/csv/csvtable.h"
#include "formats/textdecoding.h"

#include <algorithm>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qsizetype sampleLength = 64LL * 1024;
constexpr size_t sampleRows = 30;

int countOf(const CsvMapping &mapping, CsvRole role)
{
    return int(std::ranges::count(mapping.columns, role, &CsvColumn::role));
}

/** Question first, options, and last which one is right: what people write who write no header. */
CsvMapping mappingWithoutHeader(const CsvTable &sample, QChar separator)
{
    CsvMapping mapping{{}, separator, false, {}};
    const qsizetype width = sample.rows.empty() ? 0 : sample.rows.front().cells.size();
    constexpr qsizetype narrowest = 4;
    for (qsizetype i = 0; width >= narrowest && i < width; ++i) {
        mapping.columns.push_back(i == 0           ? CsvColumn{CsvRole::Question, 0}
                                  : i == width - 1 ? CsvColumn{CsvRole::Right, 0}
                                                   : CsvColumn{CsvRole::Option, int(i) - 1});
    }
    const auto fits = [&mapping](const CsvRow &row) { return hasRightOption(row.cells, mapping); };
    if (!mapping.isUsable() || !std::ranges::all_of(sample.rows, fits)) {
        mapping.columns.assign(size_t(width), CsvColumn{});
    }
    return mapping;
}

CsvMapping mappingOf(const CsvTable &sample, QChar separator)
{
    CsvMapping mapping{{}, separator, true, {}};
    if (!sample.rows.empty()) {
        mapping.columns = columnsOfHeader(sample.rows.front().cells);
    }
    const auto known = std::ssize(mapping.columns) - countOf(mapping, CsvRole::Ignored);
    const bool isHeader = mapping.isUsable() || (known >= 2 && countOf(mapping, CsvRole::Question) == 1);
    return isHeader ? mapping : mappingWithoutHeader(sample, separator);
}

/** How well a separator fits: a header understood counts most, then records of one width. */
int scoreOf(const CsvTable &sample, const CsvMapping &mapping)
{
    if (sample.rows.empty() || sample.rows.front().cells.size() < 2) {
        return 0;
    }
    const qsizetype width = sample.rows.front().cells.size();
    const auto even =
        std::ranges::count_if(sample.rows, [width](const CsvRow &row) { return row.cells.size() == width; });
    const auto known = std::ssize(mapping.columns) - countOf(mapping, CsvRole::Ignored);
    return int(known) * 1000 + int(even) * 20 + int(std::min<qsizetype>(width, 20));
}

} // namespace

bool CsvMapping::isUsable() const
{
    const bool byNumber = countOf(*this, CsvRole::Option) >= 2 && countOf(*this, CsvRole::Right) == 1;
    const bool byText = countOf(*this, CsvRole::RightOption) >= 1 && countOf(*this, CsvRole::WrongOption) >= 1;
    return countOf(*this, CsvRole::Question) == 1 && (byNumber || byText);
}

CsvMapping guessCsvMapping(QStringView text, std::optional<QChar> separator)
{
    const QStringView sample = text.first(std::min(text.size(), sampleLength));
    if (const std::optional<QChar> known = separator ? separator : declaredSeparator(sample)) {
        return mappingOf(readCsvTable(sample, *known, sampleRows), *known);
    }
    CsvMapping best;
    int bestScore = -1;
    for (const QChar likely : {u',', u';', u'\t', u'|'}) {
        const CsvTable table = readCsvTable(sample, likely, sampleRows);
        CsvMapping mapping = mappingOf(table, likely);
        const int score = scoreOf(table, mapping);
        if (score > bestScore) {
            best = std::move(mapping);
            bestScore = score;
        }
    }
    return best;
}

CsvMapping guessCsvMapping(const QByteArray &bytes)
{
    const DecodedText decoded = decodeText(bytes);
    CsvMapping mapping = guessCsvMapping(decoded.text);
    mapping.encoding = decoded.encoding;
    return mapping;
}

CsvPreview previewCsv(const QByteArray &bytes, const CsvMapping &mapping, int rows)
{
    const QString text = decodeText(bytes, mapping.encoding).text;
    CsvPreview preview;
    for (CsvRow &row : readCsvTable(text, mapping.separator, size_t(rows) + (mapping.hasHeader ? 1 : 0)).rows) {
        preview.rows.push_back(std::move(row.cells));
    }
    if (mapping.hasHeader && !preview.rows.empty()) {
        preview.header = std::move(preview.rows.front());
        preview.rows.erase(preview.rows.begin());
    }
    return preview;
}

} // namespace Carrel
