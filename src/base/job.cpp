// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/job.h"

#include <QSemaphore>
#include <QThreadPool>

namespace Carrel
{

JobControl::JobControl(Report report)
    : m_report(std::move(report))
{
}

void JobControl::cancel()
{
    m_cancelled = true;
}

bool JobControl::isCancelled() const
{
    return m_cancelled;
}

void JobControl::report(int done, int total, const QString &what) const
{
    if (m_report) {
        m_report({done, total, what});
    }
}

struct Job::Shared {
    Work work;
    std::unique_ptr<JobControl> control;
    QSemaphore ended;
    bool started = false;
};

Job::Job(Work work, QObject *parent)
    : QObject(parent)
    , m_shared(std::make_shared<Shared>())
{
    m_shared->work = std::move(work);
    m_shared->control = std::make_unique<JobControl>([this](const JobProgress &progress) {
        QMetaObject::invokeMethod(this, [this, progress] { Q_EMIT progressed(progress); }, Qt::QueuedConnection);
    });
}

Job::~Job()
{
    if (m_shared->started) {
        m_shared->control->cancel();
        m_shared->ended.acquire();
    }
}

void Job::start()
{
    Q_ASSERT(!m_shared->started);
    m_shared->started = true;
    QThreadPool::globalInstance()->start([this, shared = m_shared] {
        shared->work(*shared->control);
        // Queued before the destructor may go on, so that "this" is still whole here.
        QMetaObject::invokeMethod(this, [this] { Q_EMIT finished(); }, Qt::QueuedConnection);
        shared->ended.release();
    });
}

void Job::cancel()
{
    m_shared->control->cancel();
}

bool Job::isCancelled() const
{
    return m_shared->control->isCancelled();
}

} // namespace Carrel
