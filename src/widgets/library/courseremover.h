// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "base/result.h"
#include "library/coursesummary.h"

#include <QList>
#include <QObject>

#include <memory>

namespace Carrel
{

class Library;

/** Removes courses from the library on a worker, one after the other: their folder may be slow. Used by MainWindow. */
class CourseRemover final : public QObject
{
    Q_OBJECT

public:
    explicit CourseRemover(Library &library, QObject *parent = nullptr);
    ~CourseRemover() override;

    void start(const CourseSummary &course); ///< unless it is on its way out already

Q_SIGNALS:
    void started(const Carrel::CourseSummary &course);
    void finished(const Carrel::CourseSummary &course, const Carrel::Result<void> &result);

private:
    void startNext();
    void onFinished();

    Library &m_library;
    QList<CourseSummary> m_waiting; ///< the first one is under way
    std::shared_ptr<Result<void>> m_result;
    std::unique_ptr<Job> m_job;
};

} // namespace Carrel
