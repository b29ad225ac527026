// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/importcourses.h"

#include "base/shorttext.h"
#include "exchange/importwork.h"
#include "library/library.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ImportCourses)
};

/** Takes one plan in; lives as long as that. */
class Applying
{
public:
    Applying(const ImportPlan &plan, Library &library, JobControl &control, const ImportChoices &choices)
        : m_plan(plan)
        , m_work(*plan.work)
        , m_library(library)
        , m_control(control)
        , m_choices(choices)
    {
        m_report.diagnostics = plan.diagnostics;
    }

    ImportReport run()
    {
        for (const ImportWork::OneCourse &course : m_work.courses) {
            const CourseId id = course.update.course.outline.info.id;
            if (m_control.isCancelled() || m_choices.leaveOut.contains(id)) {
                continue;
            }
            if (const auto taken = take(course); taken) {
                m_taken.insert(*taken);
                listLessons(*taken, m_work.input.outcome.courses[course.input]);
            } else if (taken.error().code != ErrorCode::Cancelled) {
                refuse(m_work.input.outcome.courses[course.input], taken.error());
            }
        }
        listUnchanged();
        m_report.cancelled = m_plan.cancelled || m_control.isCancelled();
        listTaken();
        return std::move(m_report);
    }

private:
    Result<CourseId> take(const ImportWork::OneCourse &planned)
    {
        CourseId id = planned.update.course.outline.info.id;
        const Course &input = m_work.input.outcome.courses[planned.input];
        const bool joins = m_choices.joinAnyway.contains(id);
        if (planned.update.as == PlannedAs::Nothing && !joins &&
            planned.update.manifestHash == manifestHashOf(m_library, id)) {
            return id;
        }
        const auto hold = m_library.lockStore();
        if (!hold) {
            return std::unexpected(hold.error());
        }
        if (auto noted = m_library.takeNote(planned.update.course.outline.info, m_control); !noted) {
            return std::unexpected(noted.error());
        }
        if (!joins && planned.update.manifestHash == manifestHashOf(m_library, id)) {
            return save(planned.update);
        }
        // Another program, or a course before this one, has changed what the plan was made from.
        const CourseUpdate now =
            updateBy(input, m_library, m_work.answered, joins ? OtherRights::Join : OtherRights::ComeApart, m_control);
        return now.as == PlannedAs::Nothing ? now.course.outline.info.id : save(now);
    }

    Result<CourseId> save(const CourseUpdate &update)
    {
        const auto staging = m_library.makeStaging();
        if (!staging) {
            return std::unexpected(staging.error());
        }
        auto adopted = writePackage(update.course, *staging, m_control, update.extras).and_then([&] {
            return m_library.adopt(*staging, m_control, update.course.lessons, m_import);
        });
        if (!adopted) {
            m_library.discardStaging(*staging);
            return adopted;
        }
        m_report.isNew = true;
        std::ranges::copy(update.diagnostics, std::back_inserter(m_report.diagnostics));
        tellChanges(update);
        return adopted;
    }

    void tellChanges(const CourseUpdate &update)
    {
        const auto note = [&](const QString &code, const QString &message) {
            m_report.diagnostics.push_back({.severity = Severity::Note,
                                            .code = code,
                                            .file = update.course.outline.info.origin,
                                            .message = message});
        };
        for (const NamedLesson &lesson : update.lessons.changed) {
            note(u"lesson-replaced"_s,
                 Context::tr("The lesson “%1” took the place of its older version.").arg(titleText(lesson.title)));
        }
        for (const NamedLesson &lesson : update.lessons.removed) {
            note(u"lesson-removed"_s,
                 Context::tr("The lesson “%1” is no longer part of the course; what was learnt with it is kept.")
                     .arg(titleText(lesson.title)));
        }
    }

    /** The one file or folder it came from, if that is known: the origin of a course may be an address. */
    [[nodiscard]] QString whereGiven(const Course &course) const
    {
        const QString &origin = course.outline.info.origin;
        const auto holds = [&origin](const QString &path) { return origin == path || origin.startsWith(path + u'/'); };
        if (QFileInfo::exists(origin) || std::ranges::any_of(m_work.paths, holds)) {
            return origin; // or a place in an archive
        }
        return m_work.paths.size() == 1 ? m_work.paths.front() : QString();
    }

    void refuse(const Course &course, const Error &error)
    {
        m_report.diagnostics.push_back({.severity = Severity::Error,
                                        .code = u"course-not-saved"_s,
                                        .file = whereGiven(course),
                                        .message = Context::tr("The course “%1” was not taken into the library: %2")
                                                       .arg(titleText(course.outline.info.title), error.sentence)});
    }

    void listLessons(const CourseId &id, const Course &course)
    {
        for (const LessonEntry *const entry : course.outline.lessons()) {
            if (course.lessons.contains(entry->slug)) {
                m_report.lessons.push_back({id, entry->slug});
            }
        }
    }

    void listUnchanged()
    {
        for (const LessonRef &ref : m_work.input.unchanged) {
            if (!m_choices.leaveOut.contains(ref.course)) {
                m_report.lessons.push_back(ref);
                m_taken.insert(ref.course);
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

    const ImportPlan &m_plan;
    const ImportWork &m_work;
    Library &m_library;
    JobControl &m_control;
    const ImportChoices &m_choices;
    const ImportId m_import = Library::newImport();
    ImportReport m_report;
    std::set<CourseId> m_taken;
};

} // namespace

ImportReport applyImport(const ImportPlan &plan, Library &library, JobControl &control, const ImportChoices &choices)
{
    return Applying(plan, library, control, choices).run();
}

ImportReport importCourses(const QStringList &paths, Library &library, JobControl &control,
                           const AnsweredChecks &answered, const TableChoices &tables)
{
    ImportReport report = applyImport(planImport(paths, library, control, answered, tables), library, control);
    if (const auto filled = library.fillSearch(control); !filled) {
        report.diagnostics.push_back(
            {.severity = Severity::Warning, .code = u"search-not-filled"_s, .message = filled.error().sentence});
    }
    return report;
}

} // namespace Carrel
