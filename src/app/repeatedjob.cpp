// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/repeatedjob.h"

namespace Carrel
{

RepeatedJob::RepeatedJob(Job::Work work, QObject *parent)
    : QObject(parent)
    , m_work(std::move(work))
{
}

RepeatedJob::~RepeatedJob() = default;

void RepeatedJob::run()
{
    m_onceMore = m_job != nullptr;
    if (m_onceMore) {
        return;
    }
    m_job = std::make_unique<Job>(m_work);
    connect(m_job.get(), &Job::finished, this, &RepeatedJob::onFinished);
    m_job->start();
}

void RepeatedJob::onFinished()
{
    m_job.release()->deleteLater(); // it is telling this just now
    if (m_onceMore) {
        run();
    }
    Q_EMIT finished();
}

} // namespace Carrel
