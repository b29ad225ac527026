// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/importcourses.h"

#include "course/courseunion.h"
#include "exchange/packagewriter.h"
#include "formats/registry.h"
#include "library/library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <set>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ImportCourses)
};

/** One import; lives as long as that. */
class Import
{
public:
    Import(Library &library, JobControl &control)
        : m_library(library)
        , m_control(control)
    {
    }

    ImportReport run(const QStringList &paths)
    {
        m_paths = paths;
        ReadOutcome outcome = readCourses(paths, {}, m_control);
        m_report.diagnostics = std::move(outcome.diagnostics);
        for (const Course &course : outcome.courses) {
            if (m_control.isCancelled()) {
                break;
            }
            if (const auto taken = take(course); taken) {
                m_taken.insert(course.outline.info.id);
                listLessons(course);
            } else if (taken.error().code != ErrorCode::Cancelled) {
                refuse(course, taken.error());
            }
        }
        m_report.cancelled = m_control.isCancelled();
        listTaken();
        return std::move(m_report);
    }

private:
    Result<void> take(const Course &course)
    {
        const auto summary = m_library.course(course.outline.info.id);
        if (!summary || summary->condition != CourseCondition::Ready) {
            return save(course);
        }
        const auto older = stored(*summary);
        if (!older) {
            return std::unexpected(older.error());
        }
        if (bringsNothing(course, *older)) {
            return {};
        }
        tellReplaced(course, *older);
        return save(unionOf(*older, course, m_report.diagnostics));
    }

    /** The course as it is in the library, with every lesson that can be read. */
    Result<Course> stored(const CourseSummary &summary)
    {
        Course course;
        course.outline = *m_library.outline(summary.info.id);
        course.assets = m_library.assets(summary.info.id);
        for (const LessonEntry *entry : std::as_const(course.outline).lessons()) {
            if (m_control.isCancelled()) {
                return fail(ErrorCode::Cancelled, Context::tr("Stopped."));
            }
            if (const auto lesson = m_library.lesson({summary.info.id, entry->slug}); entry->here && lesson) {
                course.lessons.emplace(entry->slug, *lesson);
            }
        }
        return course;
    }

    static bool bringsNothing(const Course &course, const Course &older)
    {
        const bool sameLessons = std::ranges::all_of(course.lessons, [&older](const auto &one) {
            const auto there = older.lesson(one.first);
            return there && *there == *one.second;
        });
        const bool sameAssets = std::ranges::all_of(course.assets, [&older](const auto &one) {
            const auto there = older.assets.find(one.first);
            return there != older.assets.end() && there->second.hash == one.second.hash;
        });
        return sameLessons && sameAssets && course.outline.info.revision == older.outline.info.revision;
    }

    void tellReplaced(const Course &course, const Course &older)
    {
        for (const auto &[slug, lesson] : course.lessons) {
            const auto there = older.lesson(slug);
            if (there && *there != *lesson) {
                m_report.diagnostics.push_back(
                    {.severity = Severity::Note,
                     .code = u"lesson-replaced"_s,
                     .file = course.outline.info.origin,
                     .message =
                         Context::tr("The lesson “%1” took the place of its older version.").arg(lesson->title)});
            }
        }
    }

    Result<void> save(const Course &course)
    {
        const auto staging = m_library.makeStaging();
        if (!staging) {
            return std::unexpected(staging.error());
        }
        const auto done = writePackage(course, *staging, m_control).and_then([&] {
            return m_library.adopt(*staging, m_control, course.lessons);
        });
        if (!done) {
            QDir(*staging).removeRecursively();
            return std::unexpected(done.error());
        }
        m_report.isNew = true;
        return {};
    }

    /** The file or folder at hand; the origin of a course may be an address. */
    [[nodiscard]] QString whereGiven(const Course &course) const
    {
        const QString &origin = course.outline.info.origin;
        return QFileInfo::exists(origin) ? origin : m_paths.join(u", "_s);
    }

    void refuse(const Course &course, const Error &error)
    {
        m_report.diagnostics.push_back({.severity = Severity::Error,
                                        .code = u"course-not-saved"_s,
                                        .file = whereGiven(course),
                                        .message = Context::tr("The course “%1” was not taken into the library: %2")
                                                       .arg(course.outline.info.title, error.sentence)});
    }

    void listLessons(const Course &course)
    {
        for (const LessonEntry *const entry : course.outline.lessons()) {
            if (course.lessons.contains(entry->slug)) {
                m_report.lessons.push_back({course.outline.info.id, entry->slug});
            }
        }
    }

    void listTaken()
    {
        for (const CourseId &id : m_taken) {
            if (const auto summary = m_library.course(id)) {
                m_report.courses.push_back(*summary);
            }
        }
        std::ranges::sort(m_report.courses, {},
                          [](const CourseSummary &course) { return std::pair(course.lessonsHere, course.info.slug); });
    }

    Library &m_library;
    JobControl &m_control;
    QStringList m_paths;
    ImportReport m_report;
    std::set<CourseId> m_taken;
};

} // namespace

ImportReport importCourses(const QStringList &paths, Library &library, JobControl &control)
{
    return Import(library, control).run(paths);
}

} // namespace Carrel
