// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/schedule.h"

#include "study/fsrsmodel.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

Schedule::Schedule()
    : Schedule(StudySettings())
{
}

Schedule::Schedule(const StudySettings &settings)
    : m_model(std::make_shared<const FsrsModel>(settings.weights))
    , m_retention(settings.retention)
    , m_maximum(settings.maximumInterval)
{
}

MemoryState Schedule::afterReview(const std::optional<MemoryState> &before, const ElapsedTime &elapsed,
                                  bool known) const
{
    return m_model->next(before, elapsed, known ? Grade::Good : Grade::Again);
}

MemoryState Schedule::afterStep(const MemoryState &missed) const
{
    return m_model->next(missed, {}, Grade::Good);
}

int Schedule::wait(const MemoryState &state) const
{
    const double days = std::round(m_model->interval(state, m_retention));
    return int(std::clamp(days, 1.0, double(m_maximum)));
}

} // namespace Carrel
