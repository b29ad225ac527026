// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nextstep.h"

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
    step.lessonTitle = entry.title;
    step.courseTitle = outline.info.title;
    return step;
}

/** The unread lesson after the one last opened, else the first unread one of the courses, own ones first. */
std::optional<LessonRef> nextUnread(const std::vector<CourseProgress> &courses, const CourseOutline *lastCourse,
                                    const std::optional<LessonRef> &last)
{
    std::vector<LessonRef> rest;
    for (const bool readOnly : {false, true}) {
        for (const CourseProgress &progress : courses) {
            if (progress.course.readOnly != readOnly || (last && progress.course.info.id == last->course)) {
                continue;
            }
            rest.insert(rest.end(), progress.unread.begin(), progress.unread.end());
        }
    }
    if (lastCourse) {
        const auto course = std::ranges::find_if(
            courses, [&](const CourseProgress &progress) { return progress.course.info.id == last->course; });
        const std::vector<const LessonEntry *> lessons = lastCourse->lessons();
        auto from =
            std::ranges::find_if(lessons, [&](const LessonEntry *entry) { return entry->slug == last->lesson; });
        for (; course != courses.end() && from != lessons.end(); ++from) {
            const LessonRef ref{last->course, (*from)->slug};
            if (ref != *last && std::ranges::contains(course->unread, ref)) {
                return ref;
            }
        }
        if (course != courses.end()) {
            rest.insert(rest.begin(), course->unread.begin(), course->unread.end());
            std::erase(rest, *last);
        }
    }
    return rest.empty() ? std::nullopt : std::optional(rest.front());
}

} // namespace

TodayPlan todayPlan(const Library &library, const StudyState &state, StudyDay today)
{
    TodayPlan plan;
    const std::vector<CourseProgress> courses = courseProgress(library, state, today);
    const std::optional<LessonRef> last = state.lastOpened();
    plan.firstStart =
        !last && state.checks().empty() &&
        std::ranges::all_of(courses, [](const CourseProgress &progress) { return progress.course.readOnly; });

    const std::vector<CheckKey> due = dueHere(library, state, today);
    if (!due.empty()) {
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
    if (const std::optional<LessonRef> next = nextUnread(courses, lastCourse.get(), last)) {
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
