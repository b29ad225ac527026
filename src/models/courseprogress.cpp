// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/courseprogress.h"

#include "library/library.h"
#include "study/reviewqueue.h"

namespace Carrel
{

CourseProgress progressOf(const CourseOutline &outline, const StudyState &state, StudyDay today)
{
    CourseProgress progress;
    const std::vector<const LessonEntry *> lessons = outline.lessons();
    for (const LessonEntry *const entry : lessons) {
        if (!entry->here) {
            continue;
        }
        const LessonRef ref{outline.info.id, entry->slug};
        const LessonState *const lesson = state.lesson(ref);
        if (lesson && lesson->isRead(entry->minutes)) {
            ++progress.lessonsRead;
        } else {
            progress.unread.push_back(ref);
        }
        for (const auto &[check, fingerprint] : entry->checks) {
            const CheckState *const known = state.check({ref.course, ref.lesson, check});
            progress.checksAnswered += known && known->last ? 1 : 0;
            progress.due += known && isDue(*known, fingerprint, today) ? 1 : 0;
        }
    }
    return progress;
}

std::vector<CourseProgress> courseProgress(const Library &library, const StudyState &state, StudyDay today)
{
    std::vector<CourseProgress> all;
    std::vector<CourseSummary> courses = library.courses();
    for (CourseSummary &summary : courses) {
        CourseProgress progress;
        if (const auto outline = library.outline(summary.info.id)) {
            progress = progressOf(*outline, state, today);
        }
        progress.course = std::move(summary);
        all.push_back(std::move(progress));
    }
    return all;
}

std::vector<CheckKey> dueHere(const Library &library, const StudyState &state, StudyDay today)
{
    CurrentChecks current;
    const std::vector<CourseSummary> courses = library.courses();
    for (const CourseSummary &course : courses) {
        if (const auto outline = library.outline(course.info.id)) {
            addCurrentChecks(current, *outline);
        }
    }
    return dueChecks(state, today, current);
}

} // namespace Carrel
