// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/registry.h"

#include "course/assembly.h"
#include "course/courseunion.h"
#include "formats/archive/unpackarchive.h"
#include "formats/coursefinder.h"
#include "formats/pictures.h"

#include <algorithm>
#include <unordered_map>

namespace Carrel
{

namespace
{

/** Puts @p course to the others; two of one id become one. */
void add(Course course, std::vector<Course> &courses, Diagnostics &diagnostics)
{
    const CourseId id = course.outline.info.id;
    const auto same = std::ranges::find_if(courses, [&id](const Course &other) { return other.outline.info.id == id; });
    if (same == courses.end()) {
        courses.push_back(std::move(course));
    } else {
        *same = unionOf(*same, course, diagnostics);
    }
}

void addPictures(Course &course, const std::unordered_map<const Lesson *, QString> &files, Diagnostics &diagnostics)
{
    for (const auto &[slug, lesson] : course.lessons) {
        Carrel::addPictures(*lesson, files.at(lesson.get()), course.assets, diagnostics);
    }
}

/** Rows about files that were unpacked name the archive and the place in it, which people know. */
void nameArchives(const std::vector<UnpackedArchive> &archives, Diagnostics &diagnostics)
{
    for (const UnpackedArchive &archive : archives) {
        for (Diagnostic &row : diagnostics) {
            row.file = archive.placeForPeople(row.file);
        }
    }
}

} // namespace

ReadOutcome readCourses(const QStringList &paths, const Limits &limits, JobControl &control)
{
    CourseFinder finder(limits, control);
    for (const QString &path : paths) {
        finder.look(path);
    }
    if (control.isCancelled()) {
        return {};
    }
    FoundCourses found = std::move(finder).found();
    std::unordered_map<const Lesson *, QString> files;
    for (const FoundLesson &lesson : found.lessons) {
        files.emplace(lesson.lesson.get(), lesson.file);
    }
    ReadOutcome outcome{{}, std::move(found.diagnostics), std::move(found.staging)};
    for (Course &course : assembleCourses(std::move(found.lessons), outcome.diagnostics)) {
        addPictures(course, files, outcome.diagnostics);
        add(std::move(course), outcome.courses, outcome.diagnostics);
    }
    for (Course &course : found.courses) {
        add(std::move(course), outcome.courses, outcome.diagnostics);
    }
    nameArchives(found.archives, outcome.diagnostics);
    return outcome;
}

} // namespace Carrel
