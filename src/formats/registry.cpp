// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/registry.h"

#include "base/shorttext.h"
#include "course/assembly.h"
#include "course/courseunion.h"
#include "course/identity.h"
#include "formats/archive/unpackarchive.h"
#include "formats/coursefinder.h"
#include "formats/pictures.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace Carrel
{

namespace
{

/** Puts courses together; two of one id become one. */
class Gathering
{
public:
    explicit Gathering(ReadOutcome &outcome)
        : m_outcome(outcome)
    {
    }

    void add(Course course)
    {
        const CourseId id = course.outline.info.id;
        const auto same = m_places.constFind(id);
        if (same == m_places.cend()) {
            m_places.insert(id, m_outcome.courses.size());
            m_outcome.courses.push_back(std::move(course));
        } else {
            m_outcome.courses[*same] = unionOf(m_outcome.courses[*same], course, m_outcome.diagnostics);
        }
    }

private:
    ReadOutcome &m_outcome;
    QHash<CourseId, size_t> m_places;
};

void addPictures(Course &course, const std::unordered_map<const Lesson *, QString> &files, Diagnostics &diagnostics)
{
    for (const auto &[slug, lesson] : course.lessons) {
        Carrel::addPictures(*lesson, files.at(lesson.get()), course.assets, diagnostics);
    }
}

/** Rows about files that were unpacked name the archive and the place in it, which people know; so do courses, tables.
 */
void nameArchives(const std::vector<UnpackedArchive> &archives, ReadOutcome &outcome,
                  std::vector<QuestionTable> &tables)
{
    // None lies in another, since no archive inside an archive is opened: a file is below the root just before it.
    std::map<QString, const UnpackedArchive *> byRoot;
    for (const UnpackedArchive &archive : archives) {
        byRoot.emplace(archive.root + u'/', &archive);
    }
    const auto rename = [&byRoot](QString &file) {
        const auto behind = byRoot.upper_bound(file + u'/');
        if (behind != byRoot.begin()) {
            file = std::prev(behind)->second->placeForPeople(file);
        }
    };
    const QString staging = QFileInfo(QDir::tempPath()).canonicalFilePath();
    for (Course &course : outcome.courses) {
        rename(course.outline.info.origin); // what an import says later names it
    }
    for (Diagnostic &row : outcome.diagnostics) {
        rename(row.file);
        // A message may name another file.
        for (size_t i = 0; i < archives.size() && row.message.contains(staging); ++i) {
            row.message.replace(archives[i].root, archives[i].archive);
        }
    }
    for (QuestionTable &table : tables) {
        rename(table.file);
    }
}

/** A course may name a thing with a million signs, and a message repeats the name. */
void cutLongMessages(Diagnostics &diagnostics)
{
    constexpr qsizetype longest = 600;
    for (Diagnostic &row : diagnostics) {
        row.message = shortText(row.message, longest);
        row.pointer = shortText(row.pointer, longest);
    }
}

LessonRef refOf(const Lesson &lesson)
{
    return {courseIdentity(lesson.course, lesson.authorship, lesson.licence.name).id, lesson.slug};
}

/**
 * Known files that stay unread: their lessons. One of a lesson that came in another version too is read, so that the
 * newest of them is found as ever.
 */
std::vector<LessonRef> sortOutKnown(CourseFinder &finder)
{
    std::set<LessonRef> read;
    for (const FoundLesson &found : finder.soFar().lessons) {
        read.insert(refOf(*found.lesson));
    }
    std::vector<LessonRef> unchanged;
    const std::vector<KnownFile> files = finder.soFar().known;
    for (const KnownFile &file : files) {
        if (std::ranges::any_of(file.lessons, [&read](const LessonRef &ref) { return read.contains(ref); })) {
            finder.readKnown(file);
        } else {
            unchanged.insert(unchanged.end(), file.lessons.begin(), file.lessons.end());
        }
    }
    return unchanged;
}

} // namespace

ReadOutcome readCourses(const QStringList &paths, const Limits &limits, JobControl &control)
{
    return readNews(paths, limits, control, {}).outcome;
}

ReadNews readNews(const QStringList &paths, const Limits &limits, JobControl &control, const KnownLessonFiles &known,
                  const TableChoices &tables, int wholeLessons)
{
    CourseFinder finder(limits, control, known, tables, wholeLessons);
    QStringList each = paths;
    each.removeDuplicates();
    for (const QString &path : std::as_const(each)) {
        finder.look(path);
    }
    if (control.isCancelled()) {
        return {};
    }
    std::vector<LessonRef> unchanged = sortOutKnown(finder);
    FoundCourses found = std::move(finder).found();
    std::unordered_map<const Lesson *, QString> files;
    for (const FoundLesson &lesson : found.lessons) {
        files.emplace(lesson.lesson.get(), lesson.file);
    }
    ReadOutcome outcome{{}, std::move(found.diagnostics), std::move(found.staging)};
    Gathering gathering(outcome);
    for (Course &course : assembleCourses(std::move(found.lessons), outcome.diagnostics)) {
        addPictures(course, files, outcome.diagnostics);
        gathering.add(std::move(course));
    }
    for (Course &course : found.courses) {
        gathering.add(std::move(course));
    }
    nameArchives(found.archives, outcome, found.tables);
    cutLongMessages(outcome.diagnostics);
    return {std::move(outcome), std::move(unchanged), std::move(found.tables)};
}

} // namespace Carrel
