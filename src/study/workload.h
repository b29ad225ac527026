// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

#include <functional>

namespace Carrel
{

/** So far ahead a Workload looks. */
inline constexpr int workloadDays = 90;

/**
 * What the checks that come back now will cost this learner: each is forgotten and answered as the model of memory
 * says, in the time the learner takes for it. Of many checks some hundreds are tried out. A value of its own, to be
 * asked on another thread while the state it was made of changes.
 */
class Workload final
{
public:
    /** @p isStopped is asked after every check. Nothing: it said so. */
    [[nodiscard]] static std::optional<Workload> of(const StudyState &state, StudyDay today,
                                                    const std::function<bool()> &isStopped);

    /**
     * Minutes of review a day, on the average of the next 90 days, if @p retention were wished from here on. The same
     * state gives the same minutes; 0: nothing comes back. Nothing: @p isStopped, asked after every check, said so.
     */
    [[nodiscard]] std::optional<double> minutesADay(double retention, const std::function<bool()> &isStopped) const;

private:
    StudySettings m_settings;
    StudyDay m_today;
    std::vector<CheckState> m_tried;
    double m_share = 0; ///< checks that come back for each one tried
};

} // namespace Carrel
