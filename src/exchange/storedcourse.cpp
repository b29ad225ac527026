// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/storedcourse.h"

#include "base/shorttext.h"
#include "exchange/librarycourse.h"

#include <QCoreApplication>

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(StoredCourse)
};

} // namespace

Result<Course> storedCourse(const Library &library, const CourseId &id, JobControl &control)
{
    const auto stored = LibraryCourse::find(library, id);
    if (!stored) {
        const auto summary = library.course(id);
        return fail(ErrorCode::NotFound, summary && !summary->reason.isEmpty()
                                             ? summary->reason
                                             : Context::tr("The course is not in the library."));
    }
    Course course = stored->course();
    const auto entries = std::as_const(course).outline.lessons();
    for (const LessonEntry *entry : entries) {
        if (control.isCancelled()) {
            return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
        }
        control.report(int(course.lessons.size()), int(entries.size()), entry->title);
        const auto lesson = library.lesson({id, entry->slug});
        if (!lesson && lesson.error().code == ErrorCode::NotFound) {
            continue; // the course only names it
        }
        if (!lesson) {
            return fail(lesson.error().code,
                        Context::tr("The lesson “%1” cannot be read, so that the course would not be whole: %2")
                            .arg(titleText(entry->title), lesson.error().sentence),
                        lesson.error().details);
        }
        course.lessons.emplace(entry->slug, *lesson);
    }
    return course;
}

} // namespace Carrel
