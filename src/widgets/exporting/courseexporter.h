// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "base/diagnostic.h"
#include "base/job.h"
#include "base/result.h"
#include "course/ids.h"
#include "exchange/exportcourse.h"

#include <QList>
#include <QObject>

#include <memory>

namespace Carrel
{

class Library;

/** One course to be written, as what and where to. */
struct CourseExport {
    CourseId course;
    QString title;
    ExportFormat format = ExportFormat::Package;
    QString path;             ///< of the file, or of the folder to be made
    bool lineNumbers = false; ///< beside code, in documents
};

/** Writes courses of the library to files and folders on a worker, one after the other. Used by ExportMessages. */
class CourseExporter final : public QObject
{
    Q_OBJECT

public:
    CourseExporter(Library &library, const Clock &clock, QObject *parent = nullptr);
    ~CourseExporter() override;

    void start(const CourseExport &what);
    void cancel(); ///< of this one and of those that wait

Q_SIGNALS:
    void started(const Carrel::CourseExport &what);
    void progressed(const Carrel::JobProgress &progress);
    /** Holds what was left out; the error Cancelled after cancel(). What failed leaves nothing behind. */
    void finished(const Carrel::CourseExport &what, const Carrel::Result<Carrel::Diagnostics> &result);

private:
    void startNext();
    void onFinished();

    Library &m_library;
    const Clock &m_clock;
    QList<CourseExport> m_waiting; ///< the first one is under way
    std::shared_ptr<Result<Diagnostics>> m_result;
    std::unique_ptr<Job> m_job;
};

} // namespace Carrel
