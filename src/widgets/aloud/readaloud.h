// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/spokenpart.h"

#include <QObject>

namespace Carrel
{

class LessonSpeech;
class Speaker;

/** Reads the lesson on the page aloud, sentence by sentence, from where one is to its end. */
class ReadAloud final : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Silent,
        Speaking,
        Paused, ///< the sentence stays marked, and is said again from its beginning
    };

    ReadAloud(LessonSpeech &lesson, Speaker &speaker, QObject *parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    void setCode(SpokenCode code) { m_code = code; } ///< when it begins the next time

    void toggle();     ///< begins, pauses or goes on
    void step(int by); ///< to the next sentence (1) or the one before (-1), while it reads or pauses
    void stop();

Q_SIGNALS:
    void stateChanged(Carrel::ReadAloud::State state);
    void told(const QString &sentence); ///< for the status line
    void problem(const QString &sentence);

private:
    void setState(State state);
    void reach(const SpokenPart &part);
    void say();
    void fail(const QString &reason);
    void tellOfMissingVoice(const QString &language);

    LessonSpeech &m_lesson;
    Speaker &m_speaker;
    State m_state = State::Silent;
    SpokenCode m_code = SpokenCode::Tell;
    SpokenPart m_part;
    int m_direction = 1;   ///< the way one goes on past what cannot be said
    QStringList m_foreign; ///< languages without a voice, told of since it began
};

} // namespace Carrel
