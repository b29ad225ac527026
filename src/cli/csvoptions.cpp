// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/csvoptions.h"

#include "formats/csv/csvcolumnwords.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(CsvOptions)
};

constexpr std::array separators{std::pair(u',', "comma"_L1), std::pair(u';', "semicolon"_L1),
                                std::pair(u'\t', "tab"_L1), std::pair(u'|', "bar"_L1)};

std::unexpected<Error> wrong(const QString &sentence)
{
    return std::unexpected(Error{ErrorCode::Malformed, sentence, {}});
}

std::optional<QChar> separatorOf(const QString &word)
{
    const auto *const found = std::ranges::find_if(
        separators, [&word](const auto &one) { return word.compare(one.second, Qt::CaseInsensitive) == 0; });
    if (found != separators.end()) {
        return QChar(found->first);
    }
    return word.size() == 1 && word != "\""_L1 ? std::optional(word.front()) : std::nullopt;
}

} // namespace

Result<CsvChoice> readCsvOptions(const QString &encoding, const QString &separator, const QString &columns)
{
    CsvChoice choice{.encoding = encoding};
    if (!encoding.isEmpty() && !QStringDecoder(encoding.toLatin1().constData()).isValid()) {
        return wrong(
            Context::tr("--csv-encoding: there is no encoding “%1”; write it as UTF-8 or windows-1252.").arg(encoding));
    }
    if (!separator.isEmpty()) {
        choice.separator = separatorOf(separator);
        if (!choice.separator) {
            return wrong(Context::tr("--csv-separator: “%1” is no separator; write comma, semicolon, tab, bar or one "
                                     "character.")
                             .arg(separator));
        }
    }
    for (const QString &word : columns.split(u',', columns.isEmpty() ? Qt::SkipEmptyParts : Qt::KeepEmptyParts)) {
        const std::optional<CsvColumn> column = csvColumnOf(word);
        if (!column) {
            return wrong(Context::tr("--csv-columns: “%1” is no column; write a list of these: %2.")
                             .arg(word, csvColumnWords().join(u", "_s)));
        }
        choice.columns.push_back(*column);
    }
    return choice;
}

QString separatorWord(QChar separator)
{
    const auto *const found =
        std::ranges::find(separators, separator.unicode(), &std::pair<char16_t, QLatin1StringView>::first);
    return found == separators.end() ? QString(separator) : QString(found->second);
}

} // namespace Carrel
