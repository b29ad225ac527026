// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/library/courseremover.h"

#include "library/library.h"

#include <algorithm>

namespace Carrel
{

CourseRemover::CourseRemover(Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

CourseRemover::~CourseRemover() = default;

void CourseRemover::start(const CourseSummary &course)
{
    if (std::ranges::contains(m_waiting, course.folder, &CourseSummary::folder)) {
        return;
    }
    m_waiting << course;
    if (!m_job) {
        startNext();
    }
}

void CourseRemover::startNext()
{
    const CourseSummary course = m_waiting.first();
    m_result = std::make_shared<Result<void>>();
    m_job = std::make_unique<Job>([&library = m_library, folder = course.folder, result = m_result](JobControl &) {
        *result = library.removePackage(folder);
    });
    connect(m_job.get(), &Job::finished, this, &CourseRemover::onFinished);
    Q_EMIT started(course);
    m_job->start();
}

void CourseRemover::onFinished()
{
    m_job.release()->deleteLater(); // it is telling this just now
    const CourseSummary done = m_waiting.takeFirst();
    const std::shared_ptr<Result<void>> result = m_result;
    Q_EMIT finished(done, *result);
    if (!m_waiting.isEmpty() && !m_job) {
        startNext();
    }
}

} // namespace Carrel
