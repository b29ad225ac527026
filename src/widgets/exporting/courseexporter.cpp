// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exporting/courseexporter.h"

#include "exchange/storedcourse.h"
#include "library/library.h"

#include <QDir>
#include <QFileInfo>

namespace Carrel
{

namespace
{

Result<Diagnostics> write(const Library &library, const CourseExport &what, qint64 nowMs, JobControl &control)
{
    const bool isNew = !QFileInfo::exists(what.path);
    auto written = storedCourse(library, what.course, control).and_then([&](const Course &course) {
        return exportCourse(course, what.format, what.path, nowMs, control, {{}, false, what.lineNumbers});
    });
    if (!written && isNew && exportEnding(what.format).isEmpty()) {
        QDir(what.path).removeRecursively(); // half a folder would pass for the course
    }
    return written;
}

} // namespace

CourseExporter::CourseExporter(Library &library, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_clock(clock)
{
}

CourseExporter::~CourseExporter() = default;

void CourseExporter::start(const CourseExport &what)
{
    m_waiting << what;
    if (!m_job) {
        startNext();
    }
}

void CourseExporter::startNext()
{
    const CourseExport &what = m_waiting.first();
    m_result = std::make_shared<Result<Diagnostics>>();
    m_job =
        std::make_unique<Job>([&library = std::as_const(m_library), what, nowMs = m_clock.wallMs(), result = m_result](
                                  JobControl &control) { *result = write(library, what, nowMs, control); });
    connect(m_job.get(), &Job::progressed, this, &CourseExporter::progressed);
    connect(m_job.get(), &Job::finished, this, &CourseExporter::onFinished);
    Q_EMIT started(what);
    m_job->start();
}

void CourseExporter::cancel()
{
    if (m_job) {
        m_waiting.resize(1);
        m_job->cancel();
    }
}

void CourseExporter::onFinished()
{
    m_job.release()->deleteLater(); // it is telling this just now
    const CourseExport done = m_waiting.takeFirst();
    const std::shared_ptr<Result<Diagnostics>> result = m_result;
    Q_EMIT finished(done, *result);
    if (!m_waiting.isEmpty() && !m_job) {
        startNext();
    }
}

} // namespace Carrel
