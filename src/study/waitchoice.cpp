// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/waitchoice.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

namespace
{

/** So far from the interval, in days, as the public schedulers agree on. */
double spreadOf(double days)
{
    return 1 + 0.15 * std::max(0.0, std::min(days, 7.0) - 2.5) + 0.1 * std::max(0.0, std::min(days, 20.0) - 7) +
           0.05 * std::max(0.0, days - 20);
}

double weightOf(DayLoad load)
{
    switch (load) {
    case DayLoad::Usual:
        return 1;
    case DayLoad::Less:
        return 0.5;
    case DayLoad::None:
        return 0;
    }
    Q_UNREACHABLE_RETURN(1);
}

std::vector<WaitChoice> between(int first, int last)
{
    std::vector<WaitChoice> waits;
    for (int days = first; days <= last; ++days) {
        waits.push_back({.days = days});
    }
    return waits;
}

/** So far beside the range a free day is avoided: two free days in a row still leave one on either side. */
constexpr int farthestBeside = 2;

} // namespace

std::vector<WaitChoice> waitsAround(double interval, int elapsed, int maximum)
{
    const int middle = int(std::clamp(std::round(interval), 1.0, double(maximum)));
    if (middle < 3) {
        return between(middle, middle);
    }
    const double spread = spreadOf(middle);
    int first = std::max(2, int(std::round(middle - spread)));
    int last = std::min(int(std::round(middle + spread)), maximum);
    if (middle > elapsed) {
        first = std::min(std::max(first, elapsed + 1), last);
    }
    if (first == last) {
        last = std::min(last + 1, maximum);
    }
    return between(first, last);
}

std::vector<WaitChoice> waitsOn(const StudyCalendar &calendar, std::vector<WaitChoice> waits, StudyDay day, int maximum)
{
    const auto weigh = [&calendar, day](std::vector<WaitChoice> choices) {
        for (WaitChoice &wait : choices) {
            wait.weight = weightOf(calendar.on(day.plusDays(wait.days)));
        }
        std::erase_if(choices, [](const WaitChoice &wait) { return wait.weight <= 0; });
        return choices;
    };
    const int first = waits.front().days;
    const int last = waits.back().days;
    for (int beside = 0; beside <= farthestBeside; ++beside) {
        auto open = weigh(between(std::max(1, first - beside), std::min(last + beside, maximum)));
        if (!open.empty()) {
            return open;
        }
    }
    return waits;
}

int drawnWait(std::span<const WaitChoice> waits, quint64 number)
{
    double sum = 0;
    for (const WaitChoice &wait : waits) {
        sum += wait.weight;
    }
    double left = double(number >> 11) * 0x1p-53 * sum;
    for (const WaitChoice &wait : waits) {
        left -= wait.weight;
        if (left < 0) {
            return wait.days;
        }
    }
    return waits.back().days;
}

} // namespace Carrel
