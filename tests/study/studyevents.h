// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"
#include "support/timespans.h"

#include <QDateTime>

#include <algorithm>

namespace Carrel::Test
{

/** 12 o'clock UTC on the day the stories of these tests begin, Sunday 29 November 2026. */
inline constexpr qint64 noonMs = 1'795'953'600'000;

inline CheckKey checkKey(const QString &check, const QString &lesson = QStringLiteral("pointers"))
{
    return {CourseId(QStringLiteral("example.org/c")), LessonSlug(lesson), CheckId(check)};
}

/** An answer to @p key as the quiz panel would report it. */
inline AnswerEvent answerTo(const CheckKey &key, bool right, Occasion occasion = Occasion::Review)
{
    AnswerEvent answer;
    answer.check = key;
    answer.fingerprint = Fingerprint(QStringLiteral("f1"));
    answer.courseRevision = QStringLiteral("r1");
    answer.shown = {OptionKey(QStringLiteral("a")), OptionKey(QStringLiteral("b"))};
    answer.chosen = {OptionKey(right ? QStringLiteral("a") : QStringLiteral("b"))};
    answer.optionCount = 2;
    answer.rightCount = 1;
    answer.right = right;
    answer.tookMs = 20'000;
    answer.occasion = occasion;
    answer.model = QStringLiteral("fsrs-6/default");
    answer.program = QStringLiteral("0.1.0");
    return answer;
}

inline AnnotationKey annotationKey(const QString &id, const QString &lesson = QStringLiteral("pointers"))
{
    return {CourseId(QStringLiteral("example.org/c")), LessonSlug(lesson), AnnotationId(id)};
}

/** A highlight of @p quote as the reader would report it. */
inline AnnotationEvent highlightOf(const QString &id, const QString &quote)
{
    return {annotationKey(id),
            AnnotationForm::Highlight,
            {BlockId(QStringLiteral("p-3f2a")), 12, quote, QStringLiteral("before "), QStringLiteral(" behind")},
            MarkColour::Green,
            QStringLiteral("my words")};
}

inline AnswerEvent guessed(AnswerEvent answer)
{
    answer.confidence = Confidence::Guess;
    return answer;
}

inline AnswerEvent helped(AnswerEvent answer)
{
    answer.helped = true;
    return answer;
}

/** One session on one computer: stamps events as the program does. */
class Machine
{
public:
    explicit Machine(const QString &session, qint64 wallMs = noonMs, int utcOffsetSeconds = 0)
        : m_session(session)
        , m_wallMs(wallMs)
        , m_startMs(wallMs)
        , m_utcOffsetSeconds(utcOffsetSeconds)
    {
    }

    void wait(qint64 ms) { m_wallMs += ms; }
    void waitDays(int days) { m_wallMs += days * dayMs; }
    void fly(int utcOffsetSeconds) { m_utcOffsetSeconds = utcOffsetSeconds; }
    void see(const Event &event) { m_lastAt = std::max(m_lastAt, event.stamp.at); }
    void setRollover(int minutes) { m_rollover = minutes; }

    [[nodiscard]] StudyDay today() const { return studyDayAt(m_wallMs, m_utcOffsetSeconds, m_rollover); }
    [[nodiscard]] qint64 nowMs() const { return m_wallMs; }

    Event write(EventBody body)
    {
        m_lastAt = std::max(m_wallMs, m_lastAt + 1);
        EventStamp stamp;
        stamp.ref = {SessionId(m_session), ++m_n};
        stamp.at = m_lastAt;
        stamp.wallMs = m_wallMs;
        stamp.utcOffsetSeconds = m_utcOffsetSeconds;
        stamp.day = today();
        stamp.monotonicMs = m_wallMs - m_startMs;
        return {stamp, std::move(body)};
    }

private:
    QString m_session;
    qint64 m_wallMs;
    qint64 m_startMs;
    int m_utcOffsetSeconds;
    int m_rollover = defaultRolloverMinutes;
    qint64 m_lastAt = 0;
    quint32 m_n = 0;
};

} // namespace Carrel::Test
