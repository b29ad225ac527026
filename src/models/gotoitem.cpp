// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gotoitem.h"

#include "base/shorttext.h"
#include "library/library.h"
#include "models/coursesearch.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString idOf(const LessonRef &lesson)
{
    return u"lesson "_s + lesson.course.toString() + u' ' + lesson.lesson.toString();
}

} // namespace

std::vector<GoToItem> libraryItems(const Library &library)
{
    std::vector<GoToItem> items;
    QHash<LessonRef, QString> titles;
    const std::vector<CourseSummary> courses = library.courses();
    for (const CourseSummary &course : courses) {
        const auto outline = library.outline(course.info.id);
        if (opens(course)) {
            items.push_back({GoToItem::Kind::Course,
                             u"course "_s + course.info.id.toString(),
                             course.info.title,
                             QCoreApplication::translate("Carrel::GoToModel", "Library"),
                             {},
                             {course.info.id, {}},
                             {}});
        }
        const auto entries = outline ? outline->lessons() : std::vector<const LessonEntry *>();
        for (const LessonEntry *entry : entries) {
            if (entry->here) {
                const LessonRef lesson{course.info.id, entry->slug};
                const QString title = titleText(entry->title.isEmpty() ? entry->slug.toString() : entry->title);
                titles.insert(lesson, title);
                items.push_back({GoToItem::Kind::Lesson, idOf(lesson), title, course.info.title, {}, lesson, {}});
            }
        }
    }
    const std::vector<HeadingEntry> headings = library.headings();
    for (const HeadingEntry &heading : headings) {
        if (const auto title = titles.constFind(heading.lesson); title != titles.constEnd()) {
            items.push_back({GoToItem::Kind::Heading,
                             idOf(heading.lesson) + u' ' + heading.block.toString(),
                             titleText(heading.title),
                             *title,
                             {},
                             heading.lesson,
                             heading.block});
        }
    }
    return items;
}

} // namespace Carrel
