// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace Carrel
{

/** What a column of a table of questions holds. */
enum class CsvRole {
    Ignored,
    Question,
    Option,      ///< the text of option number CsvColumn::option
    Right,       ///< which options are right: letters, numbers or their texts
    RightOption, ///< the text of a right option
    WrongOption, ///< the text of a wrong one
    Reason,      ///< the reason of option number CsvColumn::option
    Explanation, ///< shown after the answer, whatever was chosen
    Module,
    Lesson,
    Id,
    Tags,
    FixedOrder, ///< "yes": the options must not be shuffled
    Licence,
    LicenceUrl,
    Attribution,
};

struct CsvColumn {
    CsvRole role = CsvRole::Ignored;
    int option = 0; ///< from 0; of an option or reason
    bool operator==(const CsvColumn &) const = default;
};

/** How a table in text is to be read: guessed from its content, shown in a preview, changed by a person. */
struct CsvMapping {
    QString encoding; ///< "UTF-8", "windows-1252"
    QChar separator = u',';
    bool hasHeader = true; ///< the first record names the columns
    std::vector<CsvColumn> columns;
    bool operator==(const CsvMapping &) const = default;

    /** True when the columns are enough to make questions of records. */
    [[nodiscard]] bool isUsable() const;
};

/** What a person sees while choosing the mapping. */
struct CsvPreview {
    QStringList header; ///< the cells of the first record, empty without a header
    std::vector<QStringList> rows;
};

/** The likeliest mapping of @p bytes: encoding and separator by content, columns by the words of the header. */
[[nodiscard]] CsvMapping guessCsvMapping(const QByteArray &bytes);

/** The same for a text whose encoding is known, and perhaps its separator. */
[[nodiscard]] CsvMapping guessCsvMapping(QStringView text, std::optional<QChar> separator = {});

/** The columns that the words of a header mean, in English, German, French and Spanish. */
[[nodiscard]] std::vector<CsvColumn> columnsOfHeader(const QStringList &header);

/** The first records as @p mapping cuts them. */
[[nodiscard]] CsvPreview previewCsv(const QByteArray &bytes, const CsvMapping &mapping, int rows = 20);

} // namespace Carrel
