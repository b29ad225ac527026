// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "exchange/importcourses.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace Carrel
{

class Library;

/** Adds courses to the library on a worker, one import after the other. Used by the main window. */
class CourseImporter final : public QObject
{
    Q_OBJECT

public:
    explicit CourseImporter(Library &library, QObject *parent = nullptr);
    ~CourseImporter() override;

    void start(const QStringList &paths);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_job != nullptr; }

Q_SIGNALS:
    void started(const QStringList &paths);
    void progressed(const Carrel::JobProgress &progress);
    void finished(const QStringList &paths, const Carrel::ImportReport &report, bool cancelled);

private:
    void startNext();
    void end();

    Library &m_library;
    QList<QStringList> m_waiting;
    QStringList m_paths;
    std::shared_ptr<ImportReport> m_report;
    std::unique_ptr<Job> m_job;
};

} // namespace Carrel
