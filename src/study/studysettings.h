// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"

#include <map>

namespace Carrel
{

/** Which answered checks come back. */
enum class ReviewScope {
    MissedAndGuessed, ///< ever answered wrong, or right by luck
    MissedOnly,       ///< ever answered wrong
    Everything,       ///< every answered check
};

/** The learner's choices that change derived numbers, as the setting events left them. Part of StudyState. */
struct StudySettings {
    ReviewScope scope = ReviewScope::MissedAndGuessed;
    double retention = 0.9;                       ///< wished recall probability at a review, 0.70 to 0.99
    std::vector<double> weights;                  ///< 17, 19 or 21 weights of FSRS; empty: the published defaults
    int maximumInterval = 36'500;                 ///< days, 1 to 36,500
    int rolloverMinutes = defaultRolloverMinutes; ///< after local midnight; days already stored stay as they are
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

} // namespace Carrel
