// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/lessonmarks.h"

#include "study/reviewqueue.h"

#include <algorithm>

namespace Carrel
{

namespace
{

void addCheck(LessonMarks &marks, const CheckState &check, const Fingerprint &now, const StudyState &state,
              StudyDay today)
{
    const bool same = check.last && check.fingerprint == now;
    marks.checked &= same && check.last->isKnown();
    marks.lucky |= same && check.lastRightByLuck;
    marks.retainedDays = std::max(marks.retainedDays, check.longestRetainedDays);
    const std::optional<double> recall = state.recall(check, today);
    marks.fading |= recall && *recall < state.settings().retention - fadingMargin;
    marks.due += isDue(check, now, today) ? 1 : 0;
}

} // namespace

bool isBegun(const LessonEntry &lesson, const CourseId &course, const StudyState &state)
{
    const LessonState *known = state.lesson({course, lesson.slug});
    return (known && known->lastAt > 0) || std::ranges::any_of(lesson.checks, [&](const auto &check) {
               const CheckState *answered = state.check({course, lesson.slug, check.first});
               return answered && answered->answers > 0;
           });
}

LessonMarks lessonMarks(const LessonEntry &lesson, const CourseId &course, const StudyState &state, StudyDay today)
{
    LessonMarks marks;
    const LessonState *known = state.lesson({course, lesson.slug});
    marks.read = known && known->isRead(lesson.minutes);
    marks.begun = !marks.read && isBegun(lesson, course, state);
    marks.checked = !lesson.checks.empty();
    for (const auto &[id, fingerprint] : lesson.checks) {
        if (const CheckState *check = state.check({course, lesson.slug, id})) {
            addCheck(marks, *check, fingerprint, state, today);
        } else {
            marks.checked = false;
        }
    }
    return marks;
}

} // namespace Carrel
