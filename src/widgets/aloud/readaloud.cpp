// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/aloud/readaloud.h"

#include "page/lessonspeech.h"
#include "speech/speaker.h"
#include "widgets/aloud/spokenwords.h"

#include <QLocale>

namespace Carrel
{

ReadAloud::ReadAloud(LessonSpeech &lesson, Speaker &speaker, QObject *parent)
    : QObject(parent)
    , m_lesson(lesson)
    , m_speaker(speaker)
{
    connect(&lesson, &LessonSpeech::reached, this, &ReadAloud::reach);
    connect(&lesson, &LessonSpeech::ended, this, &ReadAloud::stop);
    connect(&speaker, &Speaker::failed, this, &ReadAloud::fail);
    connect(&speaker, &Speaker::finished, this, [this] {
        if (m_state == State::Speaking) {
            m_direction = 1;
            m_lesson.step(1);
        }
    });
}

void ReadAloud::toggle()
{
    switch (m_state) {
    case State::Silent:
        m_part = {};
        m_direction = 1;
        m_foreign.clear();
        setState(State::Speaking);
        m_lesson.begin(m_code);
        break;
    case State::Speaking:
        m_speaker.stop();
        setState(State::Paused);
        break;
    case State::Paused:
        setState(State::Speaking);
        say();
        break;
    }
}

void ReadAloud::step(int by)
{
    if (m_state != State::Silent) {
        m_speaker.stop();
        m_direction = by;
        m_lesson.step(by);
    }
}

void ReadAloud::stop()
{
    if (m_state != State::Silent) {
        m_speaker.stop();
        m_lesson.end();
        setState(State::Silent);
    }
}

void ReadAloud::setState(State state)
{
    m_state = state;
    Q_EMIT stateChanged(state);
}

void ReadAloud::reach(const SpokenPart &part)
{
    if (m_state == State::Silent) {
        return; // it was stopped while the page looked for it
    }
    const bool stays = part == m_part; // there is nothing before the first one
    m_part = part;
    if (utteranceOf(part).text.isEmpty()) {
        m_direction = stays ? 1 : m_direction;
        m_lesson.step(m_direction);
    } else if (m_state == State::Speaking) {
        say();
    }
}

void ReadAloud::say()
{
    const Utterance said = utteranceOf(m_part);
    tellOfMissingVoice(said.language);
    m_speaker.say(said.text, said.language);
}

void ReadAloud::tellOfMissingVoice(const QString &language)
{
    if (m_speaker.voiceFor(language) || m_foreign.contains(language)) {
        return;
    }
    m_foreign << language;
    const QLocale locale(language);
    const QString name = locale.language() == QLocale::C ? language : QLocale::languageToString(locale.language());
    Q_EMIT told(tr("This computer has no voice for this language (%1); another voice reads it.").arg(name));
}

void ReadAloud::fail(const QString &reason)
{
    if (m_state != State::Silent) {
        stop();
        Q_EMIT problem(tr("Reading aloud stopped. The voice of this computer says: %1").arg(reason));
    }
}

} // namespace Carrel
