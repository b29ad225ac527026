// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvquestion.h"

#include "formats/csv/formulaguard.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Options by the number of their columns. */
using Numbered = std::map<int, CsvOption>;

/** The option that a letter or a number means; nothing when it is neither or there is no such option. */
std::optional<int> byPlace(const QString &word, const Numbered &options)
{
    static const QRegularExpression form(u"^(?:option |answer |choice )?\\(?(?:([A-Za-z])|([1-9]\\d?))[.)]?$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(word.trimmed());
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const int place =
        match.hasCaptured(2) ? match.captured(2).toInt() - 1 : match.captured(1).toLower().front().unicode() - u'a';
    return options.contains(place) ? std::optional(place) : std::nullopt;
}

std::optional<int> byText(const QString &text, const Numbered &options)
{
    const auto equals = [&text](Qt::CaseSensitivity sensitivity) {
        return [&text, sensitivity](const auto &option) {
            return option.second.text.compare(text.trimmed(), sensitivity) == 0;
        };
    };
    auto found = std::ranges::find_if(options, equals(Qt::CaseSensitive));
    if (found == options.end()) {
        found = std::ranges::find_if(options, equals(Qt::CaseInsensitive));
    }
    return found == options.end() ? std::nullopt : std::optional(found->first);
}

/** The options of a list, when every part of it names one. */
std::vector<int> allOf(const QStringList &parts, const Numbered &options, auto find)
{
    std::vector<int> found;
    for (const QString &part : parts) {
        const std::optional<int> one = find(part, options);
        if (!one) {
            return {};
        }
        found.push_back(*one);
    }
    return found;
}

CsvVerdict mark(const std::vector<int> &places, Numbered &options)
{
    for (const int place : places) {
        options.at(place).isRight = true;
    }
    return places.empty() ? CsvVerdict::Unknown : CsvVerdict::Clear;
}

/** Marks what @p cell names. The whole cell comes first: a right answer may well hold a comma. */
CsvVerdict markRight(const QString &cell, Numbered &options)
{
    static const QRegularExpression lists(u"[\\s,;|&/]+|\\band\\b"_s);
    static const QRegularExpression textLists(u"[;|\\n]"_s);
    static const QRegularExpression letters(u"^[A-Z]{2,26}$"_s);
    if (cell.isEmpty()) {
        return CsvVerdict::Empty;
    }
    const std::optional<int> text = byText(cell, options);
    const std::optional<int> place = byPlace(cell, options);
    if (text && place && *text != *place) {
        return CsvVerdict::Ambiguous;
    }
    if (text || place) {
        return mark({text ? *text : *place}, options);
    }
    std::vector<int> places = allOf(cell.split(lists, Qt::SkipEmptyParts), options, byPlace);
    if (places.empty() && letters.match(cell).hasMatch()) {
        places = allOf(cell.split(QString(), Qt::SkipEmptyParts), options, byPlace);
    }
    if (places.empty()) {
        places = allOf(cell.split(textLists, Qt::SkipEmptyParts), options, byText);
    }
    if (places.empty()) {
        places = allOf(cell.split(u',', Qt::SkipEmptyParts), options, byText);
    }
    return mark(places, options);
}

} // namespace

CsvOptions optionsOf(const QStringList &cells, const CsvMapping &mapping)
{
    Numbered options;
    constexpr int behind = 100; // right and wrong options without a number come behind those with one
    for (size_t i = 0; i < mapping.columns.size() && qsizetype(i) < cells.size(); ++i) {
        const QString cell = withoutGuard(cells[qsizetype(i)]).trimmed();
        const CsvColumn &column = mapping.columns[i];
        const bool isRight = column.role == CsvRole::RightOption;
        if (column.role == CsvRole::Option && !cell.isEmpty()) {
            options[column.option].text = cell;
        } else if ((isRight || column.role == CsvRole::WrongOption) && !cell.isEmpty()) {
            options[behind + int(i)] = {cell, {}, isRight};
        }
    }
    for (size_t i = 0; i < mapping.columns.size() && qsizetype(i) < cells.size(); ++i) {
        const CsvColumn &column = mapping.columns[i];
        if (const auto option = options.find(column.option);
            column.role == CsvRole::Reason && option != options.end()) {
            option->second.reason = withoutGuard(cells[qsizetype(i)]).trimmed();
        }
    }
    CsvOptions result;
    result.verdict = markRight(cellOf(cells, mapping, CsvRole::Right), options);
    for (auto &[number, option] : options) {
        result.verdict = option.isRight ? CsvVerdict::Clear : result.verdict;
        result.options.push_back(std::move(option));
    }
    return result;
}

bool hasRightOption(const QStringList &cells, const CsvMapping &mapping)
{
    const CsvOptions read = optionsOf(cells, mapping);
    return read.options.size() > 1 && read.verdict == CsvVerdict::Clear &&
           !cellOf(cells, mapping, CsvRole::Question).isEmpty();
}

QString cellOf(const QStringList &cells, const CsvMapping &mapping, CsvRole role)
{
    const auto column = std::ranges::find(mapping.columns, role, &CsvColumn::role);
    const auto place = column - mapping.columns.begin();
    return column == mapping.columns.end() || place >= cells.size() ? QString() : withoutGuard(cells[place]).trimmed();
}

bool meansYes(const QString &cell)
{
    static const QStringList words{u"yes"_s, u"true"_s, u"1"_s, u"x"_s, u"ja"_s, u"oui"_s, u"sí"_s, u"si"_s};
    return words.contains(cell.trimmed().toLower());
}

std::optional<bool> truthOf(const QString &cell)
{
    static const QStringList right{u"true"_s, u"t"_s, u"wahr"_s, u"richtig"_s, u"vrai"_s, u"verdadero"_s};
    static const QStringList wrong{u"false"_s, u"f"_s, u"falsch"_s, u"faux"_s, u"falso"_s};
    const QString word = cell.trimmed().toLower();
    return right.contains(word) ? std::optional(true) : wrong.contains(word) ? std::optional(false) : std::nullopt;
}

} // namespace Carrel
