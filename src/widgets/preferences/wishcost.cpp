// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/wishcost.h"

#include "base/job.h"
#include "study/studyrecord.h"
#include "widgets/preferences/retentioncost.h"

namespace Carrel
{

WishCost::WishCost(StudyRecord &record, QObject *parent)
    : QObject(parent)
    , m_record(record)
{
}

WishCost::~WishCost() = default;

void WishCost::reckon(int percent, const QLocale &locale)
{
    const Request request{percent, locale};
    m_request = request;
    if (m_job) {
        m_job->cancel(); // waiting for it here would hold the window; take() follows
    } else {
        start(request);
    }
}

void WishCost::stop()
{
    m_request.reset();
    if (m_job) {
        m_job->cancel();
    }
}

void WishCost::start(const Request &request)
{
    const auto sentence = std::make_shared<std::optional<QString>>();
    m_job = std::make_unique<Job>(
        [sentence, look = m_record.look(), today = m_record.today(), request](const JobControl &control) {
            if (const auto load = look->workload(today, control)) {
                *sentence = RetentionCost::sentence(*load, request.percent, request.locale,
                                                    [&control] { return control.isCancelled(); });
            }
        });
    connect(m_job.get(), &Job::finished, this, [this, sentence] { take(*sentence); });
    m_job->start();
}

void WishCost::take(const std::optional<QString> &sentence)
{
    const bool isStale = m_job->isCancelled();
    m_job.release()->deleteLater(); // it is what tells us
    if (sentence && !isStale) {
        m_request.reset();
        Q_EMIT reckoned(*sentence);
    } else if (m_request) { // something else is asked for, or the record has changed meanwhile
        start(*m_request);
    }
}

} // namespace Carrel
