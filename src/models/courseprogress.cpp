// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/courseprogress.h"

#include "exchange/currentchecks.h"
#include "library/library.h"
#include "study/examreview.h"
#include "study/lessonmarks.h"
#include "study/reviewqueue.h"

namespace Carrel
{

namespace
{

bool isUnread(const LessonEntry &entry, const LessonState *state)
{
    return entry.here && !(state && state->isRead(entry.minutes));
}

} // namespace

std::set<CourseId> coursesKnownTo(const StudyState &state)
{
    std::set<CourseId> known;
    for (const auto &[key, check] : state.checks()) {
        known.insert(key.course);
    }
    for (const auto &[ref, lesson] : state.lessons()) {
        known.insert(ref.course);
    }
    return known;
}

CourseProgress progressOf(const CourseOutline &outline, const StudyState &state, StudyDay today)
{
    CourseProgress progress;
    const std::vector<const LessonEntry *> lessons = outline.lessons();
    for (const LessonEntry *const entry : lessons) {
        if (!entry->here) {
            continue;
        }
        const LessonRef ref{outline.info.id, entry->slug};
        const bool unread = isUnread(*entry, state.lesson(ref));
        progress.lessonsRead += unread ? 0 : 1;
        progress.lessonsBegun += unread && isBegun(*entry, ref.course, state) ? 1 : 0;
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
    const std::set<CourseId> known = coursesKnownTo(state);
    std::vector<CourseProgress> all;
    std::vector<CourseSummary> courses = library.courses();
    for (CourseSummary &summary : courses) {
        const auto outline = known.contains(summary.info.id) ? library.outline(summary.info.id) : nullptr;
        CourseProgress progress = outline ? progressOf(*outline, state, today) : CourseProgress();
        progress.course = std::move(summary);
        all.push_back(std::move(progress));
    }
    return all;
}

std::vector<LessonRef> unreadLessons(const CourseOutline &outline, const StudyState &state)
{
    std::vector<LessonRef> unread;
    const std::vector<const LessonEntry *> lessons = outline.lessons();
    for (const LessonEntry *const entry : lessons) {
        const LessonRef ref{outline.info.id, entry->slug};
        if (isUnread(*entry, state.lesson(ref))) {
            unread.push_back(ref);
        }
    }
    return unread;
}

std::vector<CheckKey> examChecksHere(const Library &library, const StudyState &state, StudyDay today,
                                     const CourseId &course)
{
    for (ExamPortion &extra : examPortions(state, today, currentChecks(library, state))) {
        if (extra.exam.course == course) {
            return std::move(extra.now);
        }
    }
    return {};
}

} // namespace Carrel
