// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/studysettings.h"

#include "study/fsrs.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <climits>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

constexpr auto scopeKey = "scope"_L1;
constexpr auto retentionKey = "retention"_L1;
constexpr auto weightsKey = "weights"_L1;
constexpr auto maximumIntervalKey = "maximumInterval"_L1;
constexpr auto rolloverKey = "rollover"_L1;
constexpr auto minutesADayKey = "minutesADay"_L1;
constexpr auto catchUpKey = "catchUp"_L1;
constexpr auto examsKey = "exams"_L1;
constexpr auto easyDaysKey = "easyDays"_L1;
constexpr auto holidaysKey = "holidays"_L1;

constexpr std::pair<ReviewScope, QLatin1StringView> scopeWords[] = {
    {ReviewScope::MissedAndGuessed, "missedAndGuessed"_L1},
    {ReviewScope::MissedOnly, "missedOnly"_L1},
    {ReviewScope::Everything, "everything"_L1},
};

void applyScope(ReviewScope &scope, const QJsonValue &value)
{
    for (const auto &[known, word] : scopeWords) {
        if (value.toString() == word) {
            scope = known;
        }
    }
}

void applyRetention(double &retention, const QJsonValue &value)
{
    const double wish = value.toDouble();
    if (wish >= lowestRetention && wish <= 0.99) {
        retention = std::min(wish, highestRetention); // up to 0.99 could be chosen once
    }
}

void applyWhole(int &number, const QJsonValue &value, int low, int high)
{
    const double given = value.toDouble(low - 1.0);
    if (given >= low && given <= high && std::floor(given) == given) {
        number = int(given);
    }
}

std::optional<StudyDay> dayFrom(const QJsonValue &value)
{
    const QDate date = QDate::fromString(value.toString(), Qt::ISODate);
    return date.isValid() ? std::optional(StudyDay{date.toJulianDay()}) : std::nullopt;
}

QString isoDate(StudyDay day)
{
    return day.date().toString(Qt::ISODate);
}

void applyCatchUp(std::optional<CatchUp> &plan, const QJsonValue &value)
{
    const auto first = dayFrom(value["first"_L1]);
    const auto last = dayFrom(value["last"_L1]);
    int checks = 0;
    applyWhole(checks, value["checks"_L1], 1, INT_MAX);
    if (value.isNull()) {
        plan.reset();
    } else if (first && last && *first <= *last && checks > 0) {
        plan = CatchUp{*first, *last, checks};
    }
}

void applyWeights(std::vector<double> &weights, const QJsonValue &value)
{
    std::vector<double> given;
    const QJsonArray array = value.toArray();
    for (const auto &weight : array) {
        if (!weight.isDouble()) {
            return;
        }
        given.push_back(weight.toDouble());
    }
    if (value.isArray() && (given.empty() || Fsrs::withWeights(given))) {
        weights = given;
    }
}

} // namespace

void StudySettings::apply(const SettingEvent &event)
{
    if (event.key == scopeKey) {
        applyScope(scope, event.value);
    } else if (event.key == retentionKey) {
        applyRetention(retention, event.value);
    } else if (event.key == weightsKey) {
        applyWeights(weights, event.value);
    } else if (event.key == maximumIntervalKey) {
        applyWhole(maximumInterval, event.value, 1, int(Fsrs::longestStability));
    } else if (event.key == rolloverKey) {
        applyWhole(rolloverMinutes, event.value, 0, 24 * 60 - 1);
    } else if (event.key == minutesADayKey) {
        applyWhole(minutesADay, event.value, 0, 24 * 60);
    } else if (event.key == catchUpKey) {
        applyCatchUp(catchUp, event.value);
    } else if (event.key == examsKey) {
        exams = examsFromJson(event.value).value_or(exams);
    } else if (event.key == easyDaysKey) {
        calendar.week = weekFromJson(event.value).value_or(calendar.week);
    } else if (event.key == holidaysKey) {
        calendar.holidays = holidaysFromJson(event.value).value_or(calendar.holidays);
    } else {
        others.insert_or_assign(event.key, event.value);
    }
}

SettingEvent scopeSetting(ReviewScope scope)
{
    QString written;
    for (const auto &[known, word] : scopeWords) {
        if (known == scope) {
            written = word;
        }
    }
    return {scopeKey, written};
}

SettingEvent retentionSetting(double retention)
{
    return {retentionKey, retention};
}

SettingEvent weightsSetting(const std::vector<double> &weights)
{
    QJsonArray array;
    for (const double weight : weights) {
        array.append(weight);
    }
    return {weightsKey, array};
}

SettingEvent maximumIntervalSetting(int days)
{
    return {maximumIntervalKey, days};
}

SettingEvent rolloverSetting(int minutes)
{
    return {rolloverKey, minutes};
}

SettingEvent minutesADaySetting(int minutes)
{
    return {minutesADayKey, minutes};
}

SettingEvent catchUpSetting(const std::optional<CatchUp> &plan)
{
    if (!plan) {
        return {catchUpKey, QJsonValue::Null};
    }
    return {
        catchUpKey,
        QJsonObject{{u"first"_s, isoDate(plan->first)}, {u"last"_s, isoDate(plan->last)}, {u"checks"_s, plan->checks}}};
}

bool isCatchUp(const SettingEvent &event)
{
    return event.key == catchUpKey;
}

SettingEvent examsSetting(const std::vector<Exam> &exams)
{
    return {examsKey, toJson(exams)};
}

SettingEvent easyDaysSetting(const WeekLoads &week)
{
    return {easyDaysKey, toJson(week)};
}

SettingEvent holidaysSetting(const std::vector<Holiday> &holidays)
{
    return {holidaysKey, toJson(holidays)};
}

} // namespace Carrel
