// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/schedule.h"

#include "study/fsrsmodel.h"
#include "study/guessing.h"

#include <utility>

namespace Carrel
{

Schedule::Schedule()
    : Schedule(StudySettings())
{
}

Schedule::Schedule(const StudySettings &settings)
    : Schedule(std::make_shared<const FsrsModel>(settings.weights), settings)
{
}

Schedule::Schedule(std::shared_ptr<const MemoryModel> model, const StudySettings &settings)
    : m_model(std::move(model))
    , m_retention(settings.retention)
    , m_maximum(settings.maximumInterval)
    , m_calendar(settings.calendar)
{
}

MemoryState Schedule::afterMiss(const std::optional<MemoryState> &before, const ElapsedTime &elapsed) const
{
    return m_model->next(before, elapsed, Grade::Again);
}

MemoryState Schedule::afterStep(const MemoryState &missed) const
{
    return m_model->next(missed, {}, Grade::Good);
}

MemoryState Schedule::afterRight(const std::optional<MemoryState> &before, const ElapsedTime &elapsed,
                                 double guess) const
{
    const MemoryState known = m_model->next(before, elapsed, Grade::Good);
    const double recall = before ? m_model->recall(*before, elapsed) : firstRecall;
    const double share = knownChance(recall, guess);
    if (share >= 1) {
        return known;
    }
    return m_model->between(known, afterStep(afterMiss(before, elapsed)), share);
}

std::vector<WaitChoice> Schedule::waits(const MemoryState &state, const ElapsedTime &elapsed, StudyDay day) const
{
    const double interval = m_model->interval(state, m_retention);
    return waitsOn(m_calendar, waitsAround(interval, elapsed.studyDays, m_maximum), day, m_maximum);
}

} // namespace Carrel
