// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quiz/answerrecorder.h"

#include "course/identity.h"
#include "study/reviewplan.h"

#include <algorithm>

namespace Carrel
{

namespace
{

AnswerEvent answerOf(const AskedCheck &asked, std::vector<OptionKey> shown, std::vector<OptionKey> chosen)
{
    const Check &check = *asked.find();
    AnswerEvent answer;
    answer.check = asked.key();
    answer.fingerprint = fingerprintOf(check);
    answer.courseRevision = asked.place.course.revision;
    answer.shown = std::move(shown);
    answer.chosen = std::move(chosen);
    answer.optionCount = int(check.options.size());
    answer.rightCount = int(std::ranges::count_if(check.options, &Option::correct));
    answer.right = std::ranges::all_of(check.options, [&](const Option &option) {
        return option.correct == std::ranges::contains(answer.chosen, option.key);
    });
    answer.helped = asked.helped;
    answer.occasion = asked.occasion;
    answer.program = QStringLiteral(CARREL_VERSION);
    return answer;
}

} // namespace

AnswerRecorder::AnswerRecorder(StudyRecord &record, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_record(record)
    , m_clock(clock)
{
    connect(&record, &StudyRecord::eventAppended, this, &AnswerRecorder::onAppended);
    connect(&record, &StudyRecord::appendFailed, this, &AnswerRecorder::onFailed);
}

void AnswerRecorder::startTime()
{
    m_startMs = m_clock.monotonicMs();
}

void AnswerRecorder::submit(const AskedCheck &asked, std::vector<OptionKey> shown, std::vector<OptionKey> chosen,
                            Confidence confidence)
{
    m_answer = answerOf(asked, std::move(shown), std::move(chosen));
    m_answer.confidence = confidence;
    m_answer.model = m_record.state().schedule().model().id();
    m_answer.tookMs = std::clamp<qint64>(m_clock.monotonicMs() - m_startMs, 0, answerTimeLimitMs);
    m_answer.wait = plannedWait(m_record.state(), m_answer, m_record.today(), m_clock.wallMs());
    m_waiting = m_record.append(m_answer);
}

void AnswerRecorder::forget()
{
    m_waiting.reset();
}

void AnswerRecorder::onAppended(const EventRef &ref)
{
    if (m_waiting == ref) {
        m_waiting.reset();
        Q_EMIT kept(m_answer, ref);
    }
}

void AnswerRecorder::onFailed(const EventRef &ref, const Error &error)
{
    if (m_waiting == ref) {
        m_waiting.reset();
        Q_EMIT notKept(error.sentence);
    }
}

} // namespace Carrel
