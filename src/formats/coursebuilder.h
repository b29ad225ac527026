// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"

#include <QSet>

namespace Carrel
{

/** A reader's minutes where the author gives none: words at reading speed and one for each check, rounded up. */
[[nodiscard]] int estimatedMinutes(const Lesson &lesson);

/**
 * Gathers the lessons of one course in reading order and gives each what it has from its course: slug, module, place,
 * neighbours, authors and licence. Used by every reader that makes a course from a folder of files.
 */
class CourseBuilder
{
public:
    /** @p info needs a title and the importer; id and slug are made when they are empty. */
    CourseBuilder(CourseInfo info, Diagnostics &diagnostics);

    /** What is added from now on belongs to this module; one that stays without lessons is left out. */
    void beginModule(const QString &title, const QString &slug = {});

    /** Lessons without a slug, minutes or a licence get them; a slug that is taken gets a number and a Warning. */
    void add(Lesson lesson, const QString &file);

    /** A lesson that the course names and that is not here: its slug, title, minutes and position count. */
    void addAbsent(Lesson lesson, const QString &file);

    /** How many lessons the course has by its own word; at least those that were added. */
    void countLessons(int inAll) { m_course.outline.lessonsInAll = inAll; }

    [[nodiscard]] int lessonCount() const { return int(m_lessons.size()); }
    [[nodiscard]] const CourseInfo &info() const { return m_course.outline.info; }

    /** The course; nothing when no lesson was added, which is for the caller to report. */
    [[nodiscard]] std::optional<Course> finish(std::map<QString, Asset> assets) &&;

private:
    struct Added {
        Lesson lesson;
        bool here = true;
    };

    Lesson &addTo(Lesson lesson, const QString &file, bool here);
    [[nodiscard]] LessonSlug freeSlug(const LessonSlug &wanted, const QString &file);
    void setIdentity(const CourseHead &head);
    void place(size_t i, const CourseHead &head);

    Course m_course;
    Diagnostics &m_diagnostics;
    ModuleHead m_module;
    std::vector<Added> m_lessons;
    QSet<QString> m_slugs;
    QSet<QString> m_moduleSlugs;
};

} // namespace Carrel
