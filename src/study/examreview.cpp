// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/examreview.h"

#include "study/revieworder.h"

#include <algorithm>

namespace Carrel
{

namespace
{

/** What is recalled with this chance on the day of the exam needs no review before it. */
constexpr double sure = 0.95;
constexpr double step = 0.05; // of one risk

/** Asked since the extra reviews began, in whatever way. */
bool isDone(const CheckState &check, StudyDay since)
{
    return check.lastDay >= since || (check.practisedOn && *check.practisedOn >= since);
}

ExamPortion portionOf(const Exam &exam, const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    ReviewOrder waiting(today);
    qint64 doneToday = 0;
    for (const auto &[key, check] : state.checks()) {
        const auto now = current.find(key);
        if (key.course != exam.course || now == current.end() || !check.memory || check.retired ||
            !std::ranges::contains(exam.modules, now->second.module)) {
            continue;
        }
        const double recall = state.recall(check, exam.day).value_or(0);
        if (check.practisedOn == today) {
            ++doneToday;
        } else if (recall < sure && !isDone(check, exam.firstDay()) && !check.isResting(today) &&
                   !isDue(check, now->second.asks, today)) {
            waiting.put({&check, now->second.module, int((sure - recall) / step)});
        }
    }
    const qint64 days = exam.day.daysSince(today);
    const qint64 all = std::ssize(waiting.checks());
    const qint64 share = (all + doneToday + days - 1) / days - doneToday;
    const qint64 forToday = std::clamp<qint64>(share, 0, all);
    std::vector<CheckKey> now = waiting.first(size_t(forToday));
    return {exam, std::move(now), int(all - forToday)};
}

} // namespace

std::vector<ExamPortion> examPortions(const StudyState &state, StudyDay today, const CurrentChecks &current)
{
    std::vector<ExamPortion> portions;
    for (const Exam &exam : state.settings().exams) {
        if (exam.isPreparedOn(today)) {
            ExamPortion portion = portionOf(exam, state, today, current);
            if (!portion.now.empty()) {
                portions.push_back(std::move(portion));
            }
        }
    }
    return portions;
}

} // namespace Carrel
