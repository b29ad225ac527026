// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/csv/csvcolumnwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::CsvMapping)
};

constexpr std::array words{std::pair(CsvRole::Ignored, "-"_L1),
                           std::pair(CsvRole::Question, "question"_L1),
                           std::pair(CsvRole::Option, "option"_L1),
                           std::pair(CsvRole::Right, "right"_L1),
                           std::pair(CsvRole::RightOption, "rightOption"_L1),
                           std::pair(CsvRole::WrongOption, "wrongOption"_L1),
                           std::pair(CsvRole::Reason, "reason"_L1),
                           std::pair(CsvRole::Explanation, "explanation"_L1),
                           std::pair(CsvRole::Module, "module"_L1),
                           std::pair(CsvRole::Lesson, "lesson"_L1),
                           std::pair(CsvRole::Id, "id"_L1),
                           std::pair(CsvRole::Tags, "tags"_L1),
                           std::pair(CsvRole::FixedOrder, "fixedOrder"_L1),
                           std::pair(CsvRole::Licence, "licence"_L1),
                           std::pair(CsvRole::LicenceUrl, "licenceUrl"_L1),
                           std::pair(CsvRole::Attribution, "attribution"_L1)};

bool isNumbered(CsvRole role)
{
    return role == CsvRole::Option || role == CsvRole::Reason;
}

QString letterOf(const CsvColumn &column)
{
    constexpr int letters = 26;
    return column.option < letters ? QString(QChar(char16_t(u'A' + column.option)))
                                   : QString::number(column.option + 1);
}

} // namespace

QString csvColumnWord(const CsvColumn &column)
{
    const auto *const found = std::ranges::find(words, column.role, &std::pair<CsvRole, QLatin1StringView>::first);
    return isNumbered(column.role) ? found->second + letterOf(column) : QString(found->second);
}

std::optional<CsvColumn> csvColumnOf(const QString &word)
{
    const QString wanted = word.trimmed();
    for (const auto &[role, name] : words) {
        const QString rest = wanted.sliced(std::min(name.size(), wanted.size()));
        if (!wanted.startsWith(name, Qt::CaseInsensitive) || rest.isEmpty() == isNumbered(role)) {
            continue;
        }
        if (rest.isEmpty()) {
            return CsvColumn{role, 0};
        }
        bool isNumber = false;
        const int number = rest.toInt(&isNumber);
        const char16_t letter = rest.size() == 1 ? rest.front().toUpper().unicode() : u'\0';
        if (isNumbered(role) && (letter >= u'A' && letter <= u'Z')) {
            return CsvColumn{role, letter - u'A'};
        }
        if (isNumbered(role) && isNumber && number > 0) {
            return CsvColumn{role, number - 1};
        }
    }
    return std::nullopt;
}

QStringList csvColumnWords()
{
    QStringList list;
    for (const auto &[role, name] : words) {
        list << csvColumnWord({role, 0});
    }
    return list;
}

QString csvColumnName(const CsvColumn &column)
{
    switch (column.role) {
    case CsvRole::Ignored:
        return Words::tr("Not used");
    case CsvRole::Question:
        return Words::tr("Question");
    case CsvRole::Option:
        return Words::tr("Option %1").arg(letterOf(column));
    case CsvRole::Right:
        return Words::tr("Which option is right");
    case CsvRole::RightOption:
        return Words::tr("Right option");
    case CsvRole::WrongOption:
        return Words::tr("Wrong option");
    case CsvRole::Reason:
        return Words::tr("Reason of option %1").arg(letterOf(column));
    case CsvRole::Explanation:
        return Words::tr("Explanation");
    case CsvRole::Module:
        return Words::tr("Module");
    case CsvRole::Lesson:
        return Words::tr("Lesson");
    case CsvRole::Id:
        return Words::tr("Id");
    case CsvRole::Tags:
        return Words::tr("Tags");
    case CsvRole::FixedOrder:
        return Words::tr("Fixed order");
    case CsvRole::Licence:
        return Words::tr("Licence");
    case CsvRole::LicenceUrl:
        return Words::tr("Address of the licence");
    case CsvRole::Attribution:
        return Words::tr("Attribution");
    }
    return {};
}

} // namespace Carrel
