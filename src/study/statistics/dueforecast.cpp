// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/dueforecast.h"

namespace Carrel
{

namespace
{

constexpr qint64 week = 7;

} // namespace

DueForecast dueForecast(const StudyState &state, StudyDay today, const CurrentChecks &current, int days)
{
    DueForecast forecast;
    for (int i = 0; i < days; ++i) {
        forecast.days.push_back({.day = today.plusDays(i)});
    }
    for (const auto &[key, check] : state.checks()) {
        const auto now = current.find(key);
        if (now == current.end() || !check.scheduled || !check.memory) {
            continue;
        }
        const qint64 away = isDue(check, now->second.asks, today) ? 0 : check.comesBackOn().daysSince(today);
        forecast.backlog += check.comesBackOn() < today ? 1 : 0;
        if (away < days) {
            ++forecast.days[size_t(away)].due;
        } else {
            ++forecast.later;
        }
        if (away < week) {
            forecast.next.push_back(key);
        }
    }
    int waiting = 0;
    for (ForecastDay &day : forecast.days) {
        waiting += day.due;
        day.waiting = waiting;
    }
    return forecast;
}

} // namespace Carrel
