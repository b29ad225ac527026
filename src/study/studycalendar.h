// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"

#include <QJsonValue>

#include <array>
#include <optional>
#include <vector>

namespace Carrel
{

/** How much is to come back on a day. */
enum class DayLoad {
    Usual,
    Less, ///< about half of what the other days have
    None, ///< nothing, where another day can be had
};

using WeekLoads = std::array<DayLoad, 7>; ///< Monday first

/** Days without study, both included. */
struct Holiday {
    QDate first;
    QDate last;

    auto operator<=>(const Holiday &) const = default;
};

/** Which days a learner wants to keep free. Part of StudySettings; the schedule chooses days by it. */
struct StudyCalendar {
    WeekLoads week = {};
    std::vector<Holiday> holidays; ///< in order of their first days

    bool operator==(const StudyCalendar &) const = default;

    [[nodiscard]] DayLoad on(StudyDay day) const;
};

/** As setting events have them; nothing: it makes no sense, as a week without a day for study. */
[[nodiscard]] std::optional<WeekLoads> weekFromJson(const QJsonValue &value);
[[nodiscard]] QJsonValue toJson(const WeekLoads &week);
[[nodiscard]] std::optional<std::vector<Holiday>> holidaysFromJson(const QJsonValue &value);
[[nodiscard]] QJsonValue toJson(const std::vector<Holiday> &holidays);

} // namespace Carrel
