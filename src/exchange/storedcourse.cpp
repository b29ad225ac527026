// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/storedcourse.h"

#include "library/library.h"

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
    const auto outline = library.outline(id);
    if (!outline) {
        const auto summary = library.course(id);
        return fail(ErrorCode::NotFound, summary && !summary->reason.isEmpty()
                                             ? summary->reason
                                             : Context::tr("The course is not in the library."));
    }
    Course course;
    course.outline = *outline;
    course.assets = library.assets(id);
    const auto entries = outline->lessons();
    for (const LessonEntry *entry : entries) {
        if (control.isCancelled()) {
            return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
        }
        control.report(int(course.lessons.size()), int(entries.size()), entry->title);
        if (!entry->here) {
            continue;
        }
        const auto lesson = library.lesson({id, entry->slug});
        if (!lesson) {
            return std::unexpected(lesson.error());
        }
        course.lessons.emplace(entry->slug, *lesson);
    }
    return course;
}

} // namespace Carrel
