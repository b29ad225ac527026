// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/qt/qtspeechengine.h"

#include <chrono>

using namespace Qt::StringLiterals;

namespace Carrel
{

namespace
{

constexpr std::chrono::milliseconds patience(800);
constexpr QLatin1StringView silentEngine("mock"); // Qt's own, for tests of programs: it makes no sound

bool works(const QTextToSpeech &speech)
{
    return speech.state() == QTextToSpeech::Ready && !speech.findVoices().isEmpty();
}

/** The first engine that works; without any the system's own, which may still be starting. */
std::unique_ptr<QTextToSpeech> chooseEngine()
{
    auto own = std::make_unique<QTextToSpeech>();
    if (works(*own) && own->engine() != silentEngine) {
        return own;
    }
    const QStringList engines = QTextToSpeech::availableEngines();
    for (const QString &engine : engines) {
        if (engine != silentEngine && engine != own->engine()) {
            auto other = std::make_unique<QTextToSpeech>(engine);
            if (works(*other)) {
                return other;
            }
        }
    }
    return own;
}

} // namespace

QtSpeechEngine::QtSpeechEngine(const Listener &listener)
    : m_listener(listener)
    , m_speech(chooseEngine())
{
    m_told = isUsable();
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &QtSpeechEngine::begin);
    // Queued: an engine may tell of the end of a sentence while it is still being asked to say it.
    connect(m_speech.get(), &QTextToSpeech::stateChanged, this, &QtSpeechEngine::follow, Qt::QueuedConnection);
    connect(
        m_speech.get(), &QTextToSpeech::errorOccurred, this,
        [this](QTextToSpeech::ErrorReason, const QString &reason) { fail(reason); }, Qt::QueuedConnection);
}

QtSpeechEngine::~QtSpeechEngine()
{
    m_speech->stop();
}

bool QtSpeechEngine::isUsable() const
{
    return m_speech->engine() != silentEngine && m_speech->state() != QTextToSpeech::Error &&
           !m_speech->findVoices().isEmpty();
}

std::vector<Voice> QtSpeechEngine::voices() const
{
    std::vector<Voice> voices;
    const QList<QVoice> all = m_speech->findVoices();
    for (const QVoice &voice : all) {
        voices.push_back({voice.name(), voice.locale()});
    }
    return voices;
}

void QtSpeechEngine::setRate(double rate)
{
    m_speech->setRate(rate);
}

void QtSpeechEngine::say(const QString &text, const Voice &voice)
{
    m_text = text;
    m_voice = voice;
    if (m_speech->state() == QTextToSpeech::Speaking || m_phase == Phase::WaitingForSound) {
        // The end of what is cut short must not be taken for the end of this.
        m_phase = Phase::WaitingForSilence;
        m_patience.start();
        m_speech->stop();
    } else if (m_phase != Phase::WaitingForSilence) {
        begin();
    }
}

void QtSpeechEngine::begin()
{
    m_patience.stop();
    m_phase = Phase::WaitingForSound;
    ++m_turn;
    useVoice();
    m_speech->say(m_text);
}

void QtSpeechEngine::useVoice()
{
    const QVoice now = m_speech->voice();
    if (now.name() == m_voice.name && now.locale() == m_voice.locale) {
        return;
    }
    m_speech->setLocale(m_voice.locale);
    if (const QList<QVoice> found = m_speech->findVoices(m_voice.name, m_voice.locale); !found.isEmpty()) {
        m_speech->setVoice(found.front());
    }
}

void QtSpeechEngine::stop()
{
    m_patience.stop();
    if (m_phase == Phase::WaitingForSound || m_phase == Phase::Sounding) {
        m_speech->stop();
    }
    m_phase = Phase::Silent;
}

void QtSpeechEngine::follow(QTextToSpeech::State state)
{
    if (!m_told && isUsable()) {
        m_told = true;
        m_listener.becameUsable();
    }
    switch (state) {
    case QTextToSpeech::Speaking:
        m_phase = m_phase == Phase::WaitingForSound ? Phase::Sounding : m_phase;
        break;
    case QTextToSpeech::Ready:
        if (m_phase == Phase::WaitingForSilence) {
            begin();
        } else if (m_phase == Phase::Sounding) {
            m_phase = Phase::Silent;
            m_listener.finished();
        }
        break;
    case QTextToSpeech::Error:
        // Its own words come after it, where it has any.
        QMetaObject::invokeMethod(
            this,
            [this, turn = m_turn] {
                if (turn == m_turn) {
                    fail(m_speech->errorString());
                }
            },
            Qt::QueuedConnection);
        break;
    case QTextToSpeech::Paused:
    case QTextToSpeech::Synthesizing:
        break;
    }
}

/** An engine may give several reasons for one failure; the first one counts. */
void QtSpeechEngine::fail(const QString &reason)
{
    if (m_phase == Phase::WaitingForSound || m_phase == Phase::Sounding) {
        m_phase = Phase::Silent;
        m_listener.failed(reason);
    }
}

} // namespace Carrel
