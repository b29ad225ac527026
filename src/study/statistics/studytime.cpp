// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/statistics/studytime.h"

#include <iterator>

namespace Carrel
{

namespace
{

/** Hands every answer and every stretch of reading over, as totals of its own. */
template<typename Add> void forEach(const StudyPast &past, Add add)
{
    for (const PastAnswer &answer : past.answers) {
        add(answer, StudyTotals{.answers = 1, .known = answer.isKnown() ? 1 : 0, .answerMs = answer.tookMs});
    }
    for (const PastReading &reading : past.readings) {
        add(reading, StudyTotals{.readingMs = reading.ms});
    }
}

} // namespace

StudyTotals &StudyTotals::operator+=(const StudyTotals &other)
{
    answers += other.answers;
    known += other.known;
    answerMs += other.answerMs;
    readingMs += other.readingMs;
    return *this;
}

TotalsByDay totalsByDay(const StudyPast &past)
{
    TotalsByDay days;
    forEach(past, [&days](const auto &done, const StudyTotals &totals) { days[done.day] += totals; });
    return days;
}

std::array<StudyTotals, 24> totalsByHour(const StudyPast &past)
{
    std::array<StudyTotals, 24> hours{};
    forEach(past, [&hours](const auto &done, const StudyTotals &totals) { hours.at(size_t(done.hour)) += totals; });
    return hours;
}

StudyTotals totalsBetween(const TotalsByDay &days, StudyDay first, StudyDay last)
{
    StudyTotals sum;
    const auto end = days.upper_bound(last);
    for (auto day = days.lower_bound(first); day != end; ++day) {
        sum += day->second;
    }
    return sum;
}

int daysStudiedBetween(const TotalsByDay &days, StudyDay first, StudyDay last)
{
    return int(std::distance(days.lower_bound(first), days.upper_bound(last)));
}

} // namespace Carrel
