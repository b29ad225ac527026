// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"
#include "study/exam.h"
#include "study/studycalendar.h"

#include <map>
#include <optional>

namespace Carrel
{

/** The wished recall probability can be chosen between these: below, what is learned is lost too fast to be worth it;
    above, each point more costs more reviews than the ten before it. */
inline constexpr double lowestRetention = 0.70;
inline constexpr double highestRetention = 0.97;

/** Which answered checks come back. */
enum class ReviewScope {
    MissedAndGuessed, ///< ever answered wrong, or right by luck
    MissedOnly,       ///< ever answered wrong
    Everything,       ///< every answered check
};

/** What is overdue is caught up with from one day to another, both included. */
struct CatchUp {
    StudyDay first;
    StudyDay last;
    int checks = 0; ///< overdue when it was planned

    bool operator==(const CatchUp &) const = default;

    [[nodiscard]] bool holdsOn(StudyDay day) const { return first <= day && day <= last; }
};

/** The learner's choices that change derived numbers, as the setting events left them. Part of StudyState. */
struct StudySettings {
    ReviewScope scope = ReviewScope::MissedAndGuessed;
    double retention = 0.9;                       ///< wished recall probability at a review, 0.70 to 0.97
    std::vector<double> weights;                  ///< 17, 19 or 21 weights of FSRS; empty: the published defaults
    int maximumInterval = 36'500;                 ///< days, 1 to 36,500
    int rolloverMinutes = defaultRolloverMinutes; ///< after local midnight; days already stored stay as they are
    int minutesADay = 20;                         ///< of review, 0 to 1440; 0: as many as are due
    std::optional<CatchUp> catchUp;               ///< the last one planned; it may be over
    std::vector<Exam> exams;                      ///< some may be over
    StudyCalendar calendar;                       ///< days with less, and without
    std::map<QString, QJsonValue> others;         ///< keys this version does not know

    bool operator==(const StudySettings &) const = default;

    /** Takes over one event. A value that makes no sense changes nothing. */
    void apply(const SettingEvent &event);
};

[[nodiscard]] SettingEvent scopeSetting(ReviewScope scope);
[[nodiscard]] SettingEvent retentionSetting(double retention);
[[nodiscard]] SettingEvent weightsSetting(const std::vector<double> &weights); ///< empty: back to the defaults
[[nodiscard]] SettingEvent maximumIntervalSetting(int days);
[[nodiscard]] SettingEvent rolloverSetting(int minutes);
[[nodiscard]] SettingEvent minutesADaySetting(int minutes);                    ///< 0: as many as are due
[[nodiscard]] SettingEvent catchUpSetting(const std::optional<CatchUp> &plan); ///< nothing: none
[[nodiscard]] bool isCatchUp(const SettingEvent &event);
[[nodiscard]] SettingEvent examsSetting(const std::vector<Exam> &exams);
[[nodiscard]] SettingEvent easyDaysSetting(const WeekLoads &week);
[[nodiscard]] SettingEvent holidaysSetting(const std::vector<Holiday> &holidays);

} // namespace Carrel
