// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nextstep.h"

#include "base/shorttext.h"
#include "exchange/currentchecks.h"
#include "library/library.h"
#include "study/pace.h"

#include <algorithm>

namespace Carrel
{

namespace
{

NextStep lessonStep(NextStep::Kind kind, const CourseOutline &outline, const LessonEntry &entry)
{
    NextStep step;
    step.kind = kind;
    step.minutes = entry.minutes.value_or(0);
    step.lesson = {outline.info.id, entry.slug};
    step.lessonTitle = shortText(entry.title);
    step.courseTitle = shortText(outline.info.title);
    return step;
}

/** The first unread lesson of the courses but one, own ones first; looks into as few of them as it can. */
std::optional<LessonRef> firstUnread(const Library &library, const StudyState &state,
                                     const std::vector<CourseSummary> &courses, const std::optional<CourseId> &but)
{
    for (const bool readOnly : {false, true}) {
        for (const CourseSummary &course : courses) {
            if (course.readOnly != readOnly || course.info.id == but) {
                continue;
            }
            const auto outline = library.outline(course.info.id);
            const auto unread = outline ? unreadLessons(*outline, state) : std::vector<LessonRef>();
            if (!unread.empty()) {
                return unread.front();
            }
        }
    }
    return std::nullopt;
}

/** The unread lesson of @p course after the one last opened, else its first unread one. */
std::optional<LessonRef> nextIn(const CourseOutline &course, const StudyState &state, const LessonRef &last)
{
    std::vector<LessonRef> unread = unreadLessons(course, state);
    std::erase(unread, last);
    const std::vector<const LessonEntry *> lessons = course.lessons();
    auto from = std::ranges::find(lessons, last.lesson, [](const LessonEntry *entry) { return entry->slug; });
    for (; from != lessons.end(); ++from) {
        const LessonRef ref{last.course, (*from)->slug};
        if (std::ranges::contains(unread, ref)) {
            return ref;
        }
    }
    return unread.empty() ? std::nullopt : std::optional(unread.front());
}

} // namespace

TodayPlan todayPlan(const Library &library, const StudyState &state, StudyDay today)
{
    TodayPlan plan;
    const std::vector<CourseSummary> courses = library.courses();
    const std::optional<LessonRef> last = state.lastOpened();
    plan.firstStart = !last && state.checks().empty() && std::ranges::all_of(courses, &CourseSummary::readOnly);

    const CurrentChecks current = currentChecks(library, state);
    const std::vector<CheckKey> due = dueChecks(state, today, current);
    if (due.empty()) {
        plan.next = nextDue(state, today, current);
    } else {
        NextStep review;
        review.kind = NextStep::Kind::Review;
        review.checks = int(due.size());
        review.minutes = expectedMinutes(state, due);
        plan.steps.push_back(review);
    }
    const std::shared_ptr<const CourseOutline> lastCourse = last ? library.outline(last->course) : nullptr;
    const LessonEntry *const lastEntry = lastCourse ? lastCourse->find(last->lesson) : nullptr;
    if (lastEntry && lastEntry->here && !state.lesson(*last)->isRead(lastEntry->minutes)) {
        plan.steps.push_back(lessonStep(NextStep::Kind::Continue, *lastCourse, *lastEntry));
    }
    auto next = lastCourse ? nextIn(*lastCourse, state, *last) : std::nullopt;
    if (!next) {
        next = firstUnread(library, state, courses, last ? std::optional(last->course) : std::nullopt);
    }
    if (next) {
        const std::shared_ptr<const CourseOutline> outline = library.outline(next->course);
        const LessonEntry *const entry = outline ? outline->find(next->lesson) : nullptr;
        if (entry) {
            plan.steps.push_back(lessonStep(NextStep::Kind::Begin, *outline, *entry));
        }
    }
    plan.steps.emplace_back();
    return plan;
}

} // namespace Carrel
