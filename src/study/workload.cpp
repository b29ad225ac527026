// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/workload.h"

#include "study/checkdraw.h"
#include "study/guessing.h"
#include "study/pace.h"

#include <algorithm>
#include <random>

namespace Carrel
{

namespace
{

constexpr size_t mostTried = 300;

/** One check, answered day by day from @p today on. */
class Course
{
public:
    Course(const CheckState &check, const MemoryState &memory, const Schedule &schedule)
        : m_check(check)
        , m_schedule(schedule)
        , m_random(drawFor(check.key, check.reviews))
        , m_memory(memory)
        , m_last(check.lastDay)
        , m_guess(check.last ? guessChance(int(check.last->shown.size()), check.last->rightCount) : 0)
    {
    }

    /** Answers until @p end, a miss with its second one. */
    int answersUntil(StudyDay today, StudyDay end)
    {
        int answers = 0;
        StudyDay day = std::max(today, m_last.plusDays(m_check.missedOnLastDay ? 1 : wait({})));
        while (day < end) {
            const int days = int(day.daysSince(m_last));
            const bool right = answer({.studyDays = days, .days = double(days)});
            answers += right ? 1 : 2;
            m_last = day;
            day = day.plusDays(right ? wait({.studyDays = days, .days = double(days)}) : 1);
        }
        return answers;
    }

private:
    int wait(const ElapsedTime &elapsed) { return drawnWait(m_schedule.waits(m_memory, elapsed, m_last), m_random()); }

    bool answer(const ElapsedTime &elapsed)
    {
        const double recall = m_schedule.model().recall(m_memory, elapsed);
        const bool right = double(m_random() >> 11) * 0x1p-53 < recall + (1 - recall) * m_guess;
        m_memory = right ? m_schedule.afterRight(m_memory, elapsed, m_guess)
                         : m_schedule.afterStep(m_schedule.afterMiss(m_memory, elapsed));
        return right;
    }

    const CheckState &m_check;
    const Schedule &m_schedule;
    std::mt19937_64 m_random;
    MemoryState m_memory;
    StudyDay m_last;
    double m_guess;
};

} // namespace

std::optional<Workload> Workload::of(const StudyState &state, StudyDay today, const std::function<bool()> &isStopped)
{
    std::vector<const CheckState *> scheduled;
    for (const auto &[key, check] : state.checks()) {
        if (check.scheduled && check.memory) {
            scheduled.push_back(&check);
        }
        if (isStopped()) {
            return std::nullopt;
        }
    }
    Workload load;
    load.m_settings = state.settings();
    load.m_today = today;
    const size_t step = std::max<size_t>(1, (scheduled.size() + mostTried - 1) / mostTried);
    for (size_t i = 0; i < scheduled.size(); i += step) {
        load.m_tried.push_back(*scheduled[i]);
    }
    load.m_share = load.m_tried.empty() ? 0 : double(scheduled.size()) / double(load.m_tried.size());
    return load;
}

std::optional<double> Workload::minutesADay(double retention, const std::function<bool()> &isStopped) const
{
    StudySettings settings = m_settings;
    settings.retention = retention;
    const Schedule schedule(settings);
    double ms = 0;
    for (const CheckState &check : m_tried) {
        if (check.memory) {
            ms += double(expectedMs(&check)) *
                  Course(check, *check.memory, schedule).answersUntil(m_today, m_today.plusDays(workloadDays));
        }
        if (isStopped()) {
            return std::nullopt;
        }
    }
    return ms * m_share / workloadDays / 60'000;
}

} // namespace Carrel
