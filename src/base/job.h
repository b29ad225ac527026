// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>

namespace Carrel
{

/** How far a job is. */
struct JobProgress {
    int done = 0;
    int total = 0; ///< 0 while unknown
    QString what;  ///< what is worked on now, already fit for people
};

/**
 * What a long piece of work is handed: it asks whether to stop and tells how far it is.
 * Made by Job; carrel-cli and tests make one themselves. Safe to use from the worker's thread.
 */
class JobControl
{
public:
    using Report = std::function<void(const JobProgress &)>;

    explicit JobControl(Report report = {});

    void cancel();
    [[nodiscard]] bool isCancelled() const;
    void report(int done, int total, const QString &what = {}) const;

private:
    std::atomic<bool> m_cancelled = false;
    Report m_report;
};

/** Runs one function on a worker thread and tells the thread it was made on when it moves on or ends. */
class Job final : public QObject
{
    Q_OBJECT

public:
    using Work = std::function<void(JobControl &)>;

    /** @p work runs once, after start(); it must not touch widgets or models. */
    explicit Job(Work work, QObject *parent = nullptr);
    ~Job() override; ///< cancels and waits

    void start();
    void cancel();
    [[nodiscard]] bool isCancelled() const;

Q_SIGNALS:
    void progressed(const Carrel::JobProgress &progress);
    void finished(); ///< also after cancel(); the work's own result says what came of it

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

} // namespace Carrel
