// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"

namespace Carrel
{

/** Work that is asked for now and then: one run at a time, and one more when it was asked for meanwhile. */
class RepeatedJob final : public QObject
{
    Q_OBJECT

public:
    explicit RepeatedJob(Job::Work work, QObject *parent = nullptr);
    ~RepeatedJob() override; ///< cancels and waits, as Job does

    void run();

Q_SIGNALS:
    void finished(); ///< after each run

private:
    void onFinished();

    const Job::Work m_work;
    std::unique_ptr<Job> m_job;
    bool m_onceMore = false;
};

} // namespace Carrel
