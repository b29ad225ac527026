// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"

#include <vector>

namespace Carrel
{

/**
 * A learner made of numbers, who forgets as a model of memory says and guesses what is not known. The same
 * values give the same year.
 */
struct SimulatedLearner {
    quint64 seed = 1;
    int checks = 500;
    int newADay = 10;         ///< checks met for the first time on a day
    int options = 4;          ///< of each check, one of them right
    bool missesFirst = false; ///< every check is missed when it is met
    double firstKnown = 0.7;  ///< else: share of the checks known then
    double slips = 0.02;      ///< share of what is known that is answered wrong all the same
    double admits = 0;        ///< share of the lucky guesses that are called guesses
    bool guesses = true;      ///< false: what is not known is answered wrong
    bool optionsTold =
        true; ///< false: the record does not say how many options there were, so no guess is reckoned with
    int days = 365;
    StudyDay firstDay{2'461'374};         ///< Sunday 29 November 2026
    std::vector<SettingEvent> settings{}; ///< chosen before the first day
    std::vector<double> memory{};         ///< weights they forget by; empty: those of the default model
};

inline constexpr qint64 simulatedAnswerMs = 15'000;

/** What happened on one day of it. */
struct SimulatedDay {
    StudyDay day;
    int first = 0;   ///< checks met for the first time
    int reviews = 0; ///< checks that came back
    int right = 0;   ///< of those, answered right
    int known = 0;   ///< of those, really known
    int answers = 0; ///< all of the day, those asked again after a miss too; simulatedAnswerMs each
};

/** The days of @p learner, answered through events and fold as in the window, everything due answered on its day. */
[[nodiscard]] std::vector<SimulatedDay> simulate(const SimulatedLearner &learner);

/** The events of the same days. */
[[nodiscard]] std::vector<Event> simulatedEvents(const SimulatedLearner &learner);

} // namespace Carrel
