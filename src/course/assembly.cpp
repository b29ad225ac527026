// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "course/assembly.h"

#include "course/identity.h"
#include "course/lessonorder.h"
#include "course/thinlesson.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::Assembly)
};

/** A file whose lesson another file has, too. */
struct LeftLesson {
    LessonSlug slug;
    QString file;
    bool isSame = false; ///< as the one that was kept
};

/** The files of one course while they are gathered. */
struct Gathered {
    CourseIdentity identity;
    std::vector<FoundLesson> lessons; ///< each slug once
    QHash<LessonSlug, size_t> places = {};
    std::vector<LeftLesson> left = {};
};

bool isSame(const Lesson &a, const Lesson &b)
{
    return isThin(a) || isThin(b) ? sourceOf(a) == sourceOf(b) : a == b;
}

void add(Gathered &course, FoundLesson found)
{
    const LessonSlug slug = found.lesson->slug;
    const auto place = course.places.constFind(slug);
    if (place == course.places.cend()) {
        course.places.insert(slug, course.lessons.size());
        course.lessons.push_back(std::move(found));
        return;
    }
    FoundLesson *const same = &course.lessons[*place];
    const bool newer = found.modifiedMs >= same->modifiedMs;
    const bool hasSame = found.lesson == same->lesson || isSame(*found.lesson, *same->lesson);
    course.left.push_back({slug, newer ? same->file : found.file, hasSame});
    if (newer) {
        *same = std::move(found);
    }
}

/** Once it is known which file of several is kept. */
void tellOfLeft(const Gathered &course, Diagnostics &diagnostics)
{
    for (const LeftLesson &left : course.left) {
        const FoundLesson &kept = course.lessons[course.places.value(left.slug)];
        if (left.isSame) {
            diagnostics.push_back(
                {.severity = Severity::Note,
                 .code = u"lesson-repeated"_s,
                 .file = left.file,
                 .message = Words::tr("The lesson “%1” is here twice with the same content; one was taken.")
                                .arg(kept.lesson->title)});
        } else {
            diagnostics.push_back(
                {.code = u"lesson-twice"_s,
                 .file = left.file,
                 .message = Words::tr("The lesson “%1” is here in other versions, too; the newest, from %2, was taken.")
                                .arg(kept.lesson->title, kept.file),
                 .hint = Words::tr("Remove the files that are out of date.")});
        }
    }
}

const FoundLesson &newestOf(const std::vector<FoundLesson> &lessons)
{
    return *std::ranges::max_element(lessons, {}, &FoundLesson::modifiedMs);
}

CourseInfo infoOf(const Gathered &course)
{
    const FoundLesson &found = newestOf(course.lessons);
    const Lesson &lesson = *found.lesson;
    CourseInfo info;
    info.id = course.identity.id;
    info.identity = course.identity.strength;
    info.slug = lesson.course.slug;
    info.title = lesson.course.title.isEmpty() ? lesson.course.slug : lesson.course.title;
    info.level = lesson.course.level;
    info.track = lesson.course.track;
    info.url = lesson.course.url;
    info.authorship = lesson.authorship;
    info.reviewStatus = lesson.reviewStatus;
    info.licence = lesson.licence;
    info.importer = u"carrel-json"_s;
    info.origin = lesson.course.url.isEmpty() ? found.file : lesson.course.url;
    return info;
}

int lessonsInAll(const Course &course)
{
    int entries = 0;
    for (const Module &module : course.outline.modules) {
        entries += int(module.lessons.size());
    }
    for (const auto &[slug, lesson] : course.lessons) {
        entries = std::max(entries, lesson->of.value_or(0));
    }
    return entries;
}

void warnOfWeakJoin(const CourseInfo &info, const QString &file, Diagnostics &diagnostics)
{
    diagnostics.push_back(
        {.code = u"course-known-by-slug"_s,
         .file = file,
         .message = Words::tr("The lessons of “%1” name no address of their course; they were joined because the short "
                              "name, the authors and the licence agree.")
                        .arg(info.title),
         .hint = Words::tr("If they belong to different courses, give each course an address or a manifest.")});
}

void warnOfDifferences(const Gathered &course, const CourseInfo &info, Diagnostics &diagnostics)
{
    for (const FoundLesson &found : course.lessons) {
        if (!found.lesson->course.title.isEmpty() && found.lesson->course.title != info.title) {
            diagnostics.push_back(
                {.code = u"course-title-differs"_s,
                 .file = found.file,
                 .message = Words::tr("This lesson calls its course “%1”; the newest file says “%2”, which was taken.")
                                .arg(found.lesson->course.title, info.title)});
        }
        if (found.lesson->licence.name != info.licence.name) {
            diagnostics.push_back(
                {.code = u"course-licence-differs"_s,
                 .file = found.file,
                 .message =
                     Words::tr("This lesson has another licence (“%1”) than the newest lesson of its course (“%2”).")
                         .arg(found.lesson->licence.name, info.licence.name),
                 .hint = Words::tr("Each lesson shows its own licence.")});
        }
    }
}

Course courseOf(Gathered gathered, Diagnostics &diagnostics)
{
    std::ranges::stable_sort(gathered.lessons, {}, &FoundLesson::file);
    Course course;
    course.outline.info = infoOf(gathered);
    if (gathered.identity.strength == IdentityStrength::SlugAndLicence && gathered.lessons.size() > 1) {
        warnOfWeakJoin(course.outline.info, gathered.lessons.front().file, diagnostics);
    }
    warnOfDifferences(gathered, course.outline.info, diagnostics);
    std::vector<std::shared_ptr<const Lesson>> lessons;
    for (const FoundLesson &found : gathered.lessons) {
        lessons.push_back(found.lesson);
        course.lessons.emplace(found.lesson->slug, found.lesson);
    }
    course.outline.modules = modulesInOrder(lessons);
    course.outline.lessonsInAll = lessonsInAll(course);
    return course;
}

} // namespace

std::vector<Course> assembleCourses(std::vector<FoundLesson> lessons, Diagnostics &diagnostics)
{
    std::vector<Gathered> gathered;
    QHash<CourseId, size_t> places;
    for (FoundLesson &found : lessons) {
        const CourseIdentity identity =
            courseIdentity(found.lesson->course, found.lesson->authorship, found.lesson->licence.name);
        if (!places.contains(identity.id)) {
            places.insert(identity.id, gathered.size());
            gathered.push_back({identity, {}});
        }
        add(gathered[places.value(identity.id)], std::move(found));
    }
    std::vector<Course> courses;
    for (Gathered &one : gathered) {
        tellOfLeft(one, diagnostics);
        courses.push_back(courseOf(std::move(one), diagnostics));
    }
    return courses;
}

} // namespace Carrel
