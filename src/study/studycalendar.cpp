// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/studycalendar.h"

#include "study/jsonlist.h"

#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

constexpr std::pair<DayLoad, QLatin1StringView> loadWords[] = {
    {DayLoad::Usual, "usual"_L1},
    {DayLoad::Less, "less"_L1},
    {DayLoad::None, "none"_L1},
};

std::optional<DayLoad> loadOf(const QJsonValue &value)
{
    const auto *const known =
        std::ranges::find(loadWords, value.toString(), [](const auto &pair) { return QString(pair.second); });
    return known == std::end(loadWords) ? std::nullopt : std::optional(known->first);
}

QString wordOf(DayLoad load)
{
    return std::ranges::find(loadWords, load, [](const auto &pair) { return pair.first; })->second;
}

std::optional<Holiday> holidayFromJson(const QJsonValue &value)
{
    const Holiday holiday{QDate::fromString(value["first"_L1].toString(), Qt::ISODate),
                          QDate::fromString(value["last"_L1].toString(), Qt::ISODate)};
    const bool isWhole = holiday.first.isValid() && holiday.last.isValid() && holiday.first <= holiday.last;
    return isWhole ? std::optional(holiday) : std::nullopt;
}

} // namespace

DayLoad StudyCalendar::on(StudyDay day) const
{
    const QDate date = day.date();
    if (!date.isValid()) {
        return DayLoad::Usual;
    }
    const bool away = std::ranges::any_of(
        holidays, [&date](const Holiday &holiday) { return holiday.first <= date && date <= holiday.last; });
    return away ? DayLoad::None : week[size_t(date.dayOfWeek() - 1)];
}

std::optional<WeekLoads> weekFromJson(const QJsonValue &value)
{
    const QJsonArray words = value.toArray();
    WeekLoads week = {};
    if (words.size() != qsizetype(week.size())) {
        return std::nullopt;
    }
    for (qsizetype i = 0; i < words.size(); ++i) {
        const std::optional<DayLoad> load = loadOf(words[i]);
        if (!load) {
            return std::nullopt;
        }
        week[size_t(i)] = *load;
    }
    const bool never = std::ranges::all_of(week, [](DayLoad load) { return load == DayLoad::None; });
    return never ? std::nullopt : std::optional(week);
}

QJsonValue toJson(const WeekLoads &week)
{
    QJsonArray words;
    for (const DayLoad load : week) {
        words.append(wordOf(load));
    }
    return words;
}

std::optional<std::vector<Holiday>> holidaysFromJson(const QJsonValue &value)
{
    std::optional<std::vector<Holiday>> holidays = listFromJson(value, holidayFromJson);
    if (holidays) {
        std::ranges::sort(*holidays);
    }
    return holidays;
}

QJsonValue toJson(const std::vector<Holiday> &holidays)
{
    QJsonArray array;
    for (const Holiday &holiday : holidays) {
        array.append(QJsonObject{{u"first"_s, holiday.first.toString(Qt::ISODate)},
                                 {u"last"_s, holiday.last.toString(Qt::ISODate)}});
    }
    return array;
}

} // namespace Carrel
