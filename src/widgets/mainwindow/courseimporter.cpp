// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/courseimporter.h"

#include "library/library.h"

namespace Carrel
{

CourseImporter::CourseImporter(Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

CourseImporter::~CourseImporter() = default;

void CourseImporter::start(const QStringList &paths)
{
    if (paths.isEmpty()) {
        return;
    }
    m_waiting << paths;
    if (!m_job) {
        startNext();
    }
}

void CourseImporter::startNext()
{
    m_paths = m_waiting.takeFirst();
    m_report = std::make_shared<ImportReport>();
    m_job = std::make_unique<Job>([&library = m_library, paths = m_paths, report = m_report](JobControl &control) {
        *report = importCourses(paths, library, control);
    });
    connect(m_job.get(), &Job::progressed, this, &CourseImporter::progressed);
    connect(m_job.get(), &Job::finished, this, &CourseImporter::end);
    Q_EMIT started(m_paths);
    m_job->start();
}

void CourseImporter::cancel()
{
    m_waiting.clear();
    if (m_job) {
        m_job->cancel();
    }
}

void CourseImporter::end()
{
    const bool cancelled = m_job->isCancelled();
    m_job.release()->deleteLater();
    const std::shared_ptr<ImportReport> report = m_report;
    Q_EMIT finished(m_paths, *report, cancelled);
    if (!m_waiting.isEmpty() && !m_job) {
        startNext();
    }
}

} // namespace Carrel
