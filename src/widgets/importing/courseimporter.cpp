// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/courseimporter.h"

#include "library/library.h"

#include <algorithm>
#include <utility>

namespace Carrel
{

namespace
{

bool takesAway(const PlannedCourse &course)
{
    return course.as == PlannedAs::OtherRights || !course.lessons.changed.empty() || !course.lessons.removed.empty() ||
           !course.checks.changed.empty() || !course.checks.removed.empty();
}

} // namespace

bool needsAsking(const ImportPlan &plan)
{
    if (plan.courses.empty()) {
        // A table may make a course once a person has said what its columns are.
        return !plan.tables.empty();
    }
    const bool bringsTable =
        !plan.tables.empty() &&
        !std::ranges::all_of(plan.courses, [](const PlannedCourse &course) { return course.as == PlannedAs::Nothing; });
    return bringsTable || plan.courses.size() > 1 || std::ranges::any_of(plan.courses, takesAway) ||
           worstSeverity(plan.diagnostics).value_or(Severity::Note) != Severity::Note;
}

CourseImporter::CourseImporter(Library &library, std::function<AnsweredChecks()> answered, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_answered(std::move(answered))
{
}

CourseImporter::~CourseImporter() = default;

void CourseImporter::start(const QStringList &paths)
{
    if (paths.isEmpty()) {
        return;
    }
    m_waiting << paths;
    if (!isBusy()) {
        startNext();
    }
}

void CourseImporter::startNext()
{
    m_paths = m_waiting.takeFirst();
    m_plan = std::make_shared<ImportPlan>();
    Q_EMIT started(m_paths);
    run([&library = m_library, paths = m_paths, plan = m_plan,
         answered = m_answered()](JobControl &control) { *plan = planImport(paths, library, control, answered); },
        &CourseImporter::planned);
}

void CourseImporter::run(const Job::Work &work, void (CourseImporter::*then)())
{
    m_job = std::make_unique<Job>(work);
    connect(m_job.get(), &Job::progressed, this, &CourseImporter::progressed);
    connect(m_job.get(), &Job::finished, this, then);
    m_job->start();
}

void CourseImporter::planned()
{
    const bool isCancelled = m_job->isCancelled();
    m_job.release()->deleteLater();
    if (isCancelled || (m_plan->courses.empty() && !needsAsking(*m_plan))) {
        ImportReport nothing;
        nothing.diagnostics = m_plan->diagnostics;
        nothing.cancelled = isCancelled;
        end(nothing, isCancelled);
    } else if (needsAsking(*m_plan)) {
        Q_EMIT asked(m_paths, m_plan);
    } else {
        apply({});
    }
}

void CourseImporter::take(const ImportChoices &choices)
{
    if (m_plan && !m_job) {
        apply(choices);
    }
}

void CourseImporter::decline()
{
    if (!m_plan) {
        return;
    }
    if (m_nextPlan) {
        m_isDeclined = true;
        m_job->cancel();
    } else if (!m_job) {
        ImportReport nothing;
        nothing.cancelled = true;
        end(nothing, true);
    }
}

void CourseImporter::readAgain(const TableChoices &tables)
{
    if (!m_plan || (m_job && !m_nextPlan)) {
        return;
    }
    m_tables = tables;
    if (m_job) {
        m_job->cancel(); // what it reads is out of date
    } else {
        planAgain();
    }
}

void CourseImporter::planAgain()
{
    m_nextPlan = std::make_shared<ImportPlan>();
    run([&library = m_library, paths = m_paths, plan = m_nextPlan, answered = m_answered(),
         tables = m_tables](JobControl &control) { *plan = planImport(paths, library, control, answered, tables); },
        &CourseImporter::plannedAgain);
}

void CourseImporter::plannedAgain()
{
    const bool isCancelled = m_job->isCancelled();
    m_job.release()->deleteLater();
    const std::shared_ptr<ImportPlan> plan = std::exchange(m_nextPlan, nullptr);
    if (std::exchange(m_isDeclined, false)) {
        decline();
    } else if (isCancelled) {
        planAgain();
    } else {
        m_plan = plan;
        Q_EMIT readDifferently(plan);
    }
}

void CourseImporter::apply(const ImportChoices &choices)
{
    m_report = std::make_shared<ImportReport>();
    Q_EMIT applying(m_paths);
    run([&library = m_library, plan = m_plan, report = m_report,
         choices](JobControl &control) { *report = applyImport(*plan, library, control, choices); },
        &CourseImporter::applied);
}

void CourseImporter::cancel()
{
    m_waiting.clear();
    m_isDeclined = m_nextPlan != nullptr;
    if (m_job) {
        m_job->cancel();
    }
}

void CourseImporter::applied()
{
    const bool isCancelled = m_job->isCancelled();
    m_job.release()->deleteLater();
    const std::shared_ptr<ImportReport> report = m_report;
    end(*report, isCancelled);
}

void CourseImporter::undo()
{
    if (isBusy()) {
        return;
    }
    m_undone = std::make_shared<Result<void>>();
    run([&library = m_library, undone = m_undone](JobControl &control) { *undone = library.undoLastImport(control); },
        &CourseImporter::tookBack);
}

void CourseImporter::tookBack()
{
    m_job.release()->deleteLater();
    Q_EMIT undone(*m_undone);
    if (!m_waiting.isEmpty() && !isBusy()) {
        startNext();
    }
}

void CourseImporter::end(const ImportReport &report, bool cancelled)
{
    m_plan.reset();
    Q_EMIT finished(m_paths, report, cancelled);
    if (!m_waiting.isEmpty() && !isBusy()) {
        startNext();
    }
}

} // namespace Carrel
