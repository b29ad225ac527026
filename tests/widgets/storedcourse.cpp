// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/storedcourse.h"

#include "course/identity.h"
#include "exchange/packagewriter.h"
#include "library/library.h"

#include <QDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

bool storeCourse(Library &library, const QString &store, const std::vector<LessonOnScreen> &lessons)
{
    Course course;
    course.outline.info = lessons.front().course;
    course.outline.info.slug = u"sorting"_s;
    course.outline.modules = {{u"dividing"_s, u"Dividing"_s, {}}};
    for (const LessonOnScreen &each : lessons) {
        Lesson lesson = *each.lesson;
        lesson.course.slug = u"sorting"_s;
        lesson.course.title = each.course.title;
        course.outline.modules[0].lessons.push_back(entryOf(lesson));
        course.outline.modules[0].lessons.back().here = true;
        course.lessons[lesson.slug] = std::make_shared<const Lesson>(lesson);
    }
    const QString folder = store + u"/sorting"_s;
    JobControl control;
    return QDir().mkpath(folder) && writePackage(course, folder, control).has_value() &&
           library.refresh(control).has_value();
}

} // namespace Carrel::Test
