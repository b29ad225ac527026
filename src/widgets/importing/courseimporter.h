// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "base/result.h"
#include "exchange/importplan.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace Carrel
{

class Library;

/** Whether a person should see @p plan before it is taken in: it changes what is there, or something is amiss. */
[[nodiscard]] bool needsAsking(const ImportPlan &plan);

/**
 * Adds courses to the library on a worker, one import after the other: first it finds out what would come in, then it
 * takes that in, at once when there is nothing to ask. Used by the main window.
 */
class CourseImporter final : public QObject
{
    Q_OBJECT

public:
    /** @p answered is asked, on this thread, before each import. */
    CourseImporter(Library &library, std::function<AnsweredChecks()> answered, QObject *parent = nullptr);
    ~CourseImporter() override;

    void start(const QStringList &paths);
    void cancel();
    void take(const ImportChoices &choices);    ///< the answer to asked()
    void decline();                             ///< the other one
    void readAgain(const TableChoices &tables); ///< while asked: plans anew, then readDifferently()
    void undo();                                ///< takes the last import back, unless another one is under way

    [[nodiscard]] bool isBusy() const { return m_job != nullptr || m_plan != nullptr; }

Q_SIGNALS:
    void started(const QStringList &paths); ///< looks at them
    void asked(const QStringList &paths, const std::shared_ptr<const Carrel::ImportPlan> &plan);
    void readDifferently(const std::shared_ptr<const Carrel::ImportPlan> &plan);
    void applying(const QStringList &paths);
    void progressed(const Carrel::JobProgress &progress);
    void finished(const QStringList &paths, const Carrel::ImportReport &report, bool cancelled);
    void undone(const Carrel::Result<void> &result);

private:
    void startNext();
    void run(const Job::Work &work, void (CourseImporter::*then)());
    void planned();
    void planAgain();
    void plannedAgain();
    void apply(const ImportChoices &choices);
    void applied();
    void tookBack();
    void end(const ImportReport &report, bool cancelled);

    Library &m_library;
    std::function<AnsweredChecks()> m_answered;
    QList<QStringList> m_waiting;
    QStringList m_paths;
    std::shared_ptr<ImportPlan> m_plan;     ///< of the import at hand; the worker's while a job runs
    std::shared_ptr<ImportPlan> m_nextPlan; ///< the worker's while the input is read again
    TableChoices m_tables;                  ///< of that
    bool m_isDeclined = false;              ///< while it was read again
    std::shared_ptr<ImportReport> m_report;
    std::shared_ptr<Result<void>> m_undone;
    std::unique_ptr<Job> m_job;
};

} // namespace Carrel
