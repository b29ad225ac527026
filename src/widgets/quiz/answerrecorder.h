// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "study/studyrecord.h"
#include "widgets/quiz/askedcheck.h"

#include <QObject>

#include <optional>

namespace Carrel
{

/**
 * Writes one answer at a time into the study record and tells when it is kept. Until then nothing may show the verdict:
 * what a learner has seen judged is never lost.
 */
class AnswerRecorder final : public QObject
{
    Q_OBJECT

public:
    AnswerRecorder(StudyRecord &record, const Clock &clock, QObject *parent = nullptr);

    /** Starts the time an answer takes. */
    void startTime();
    void submit(const AskedCheck &asked, std::vector<OptionKey> shown, std::vector<OptionKey> chosen,
                Confidence confidence);
    [[nodiscard]] bool isWaiting() const { return m_waiting.has_value(); }
    /** No longer waits; an answer on its way is kept all the same. */
    void forget();

Q_SIGNALS:
    void kept(const Carrel::AnswerEvent &answer, const Carrel::EventRef &ref);
    void notKept(const QString &sentence);

private:
    void onAppended(const EventRef &ref);
    void onFailed(const EventRef &ref, const Error &error);

    StudyRecord &m_record;
    const Clock &m_clock;
    qint64 m_startMs = 0;
    AnswerEvent m_answer;
    std::optional<EventRef> m_waiting;
};

} // namespace Carrel
