// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#define QT_STATICPLUGIN
#include "speech/quietengine.h"

#include <QtPlugin>

#include <algorithm>

using namespace Carrel::Test;
using namespace Qt::Literals::StringLiterals;

class QuietSpeechPlugin final : public QObject, public QTextToSpeechPlugin
{
    Q_OBJECT
    Q_INTERFACES(QTextToSpeechPlugin)
    Q_PLUGIN_METADATA(IID "org.qt-project.qt.speech.tts.plugin/6.0" FILE "quietengine.json")

public:
    QTextToSpeechEngine *createTextToSpeechEngine(const QVariantMap &, QObject *parent, QString *) const override
    {
        return new QuietEngine(parent);
    }
};

Q_IMPORT_PLUGIN(QuietSpeechPlugin)

namespace Carrel::Test
{

namespace
{

QuietEngine *s_instance = nullptr;

} // namespace

int QuietEngine::made = 0;
bool QuietEngine::hasVoices = true;

QuietEngine::QuietEngine(QObject *parent)
    : QTextToSpeechEngine(parent)
{
    s_instance = this;
    ++made;
    const std::pair<QString, QLocale> voices[] = {{u"Ann"_s, QLocale(u"en_US"_s)},
                                                  {u"Bert"_s, QLocale(u"en_GB"_s)},
                                                  {u"Carla"_s, QLocale(u"de_DE"_s)},
                                                  {u"Doris"_s, QLocale(u"de_DE"_s)},
                                                  {u"Emi"_s, QLocale(u"ja_JP"_s)}};
    for (const auto &[name, locale] : voices) {
        m_voices << createVoice(name, locale, QVoice::Unknown, QVoice::Adult, name);
    }
    m_voices.resize(hasVoices ? m_voices.size() : 0);
    m_voice = m_voices.value(0);
}

QuietEngine::~QuietEngine()
{
    s_instance = s_instance == this ? nullptr : s_instance;
}

QuietEngine *QuietEngine::instance()
{
    return s_instance;
}

QTextToSpeech::Capabilities QuietEngine::capabilities() const
{
    return QTextToSpeech::Capability::Speak;
}

QList<QLocale> QuietEngine::availableLocales() const
{
    QList<QLocale> locales;
    for (const QVoice &voice : m_voices) {
        locales << voice.locale();
    }
    return locales;
}

QList<QVoice> QuietEngine::availableVoices() const
{
    QList<QVoice> voices = m_voices;
    voices.removeIf([this](const QVoice &voice) { return voice.locale() != m_voice.locale(); });
    return voices;
}

QStringList QuietEngine::texts() const
{
    QStringList texts;
    std::ranges::transform(said, std::back_inserter(texts), &Said::text);
    return texts;
}

void QuietEngine::say(const QString &text)
{
    said.push_back({text, m_voice.name(), m_rate});
    const int turn = ++m_turn;
    // As the engines of the system do it: later, from a thread or a process of their own.
    QMetaObject::invokeMethod(
        this,
        [this, turn] {
            if (turn != m_turn) {
                return;
            }
            if (isBroken) {
                setState(QTextToSpeech::Error);
                Q_EMIT errorOccurred(QTextToSpeech::ErrorReason::Playback, errorString());
                return;
            }
            setState(QTextToSpeech::Speaking);
            if (!isHeld) {
                QMetaObject::invokeMethod(this, &QuietEngine::finish, Qt::QueuedConnection);
            }
        },
        Qt::QueuedConnection);
}

void QuietEngine::finish()
{
    setState(QTextToSpeech::Ready);
}

void QuietEngine::stop(QTextToSpeech::BoundaryHint)
{
    ++m_turn;
    QMetaObject::invokeMethod(this, &QuietEngine::finish, Qt::QueuedConnection);
}

void QuietEngine::setState(QTextToSpeech::State state)
{
    if (m_state != state) {
        m_state = state;
        Q_EMIT stateChanged(state);
    }
}

void QuietEngine::synthesize(const QString &) {}

void QuietEngine::pause(QTextToSpeech::BoundaryHint) {}

void QuietEngine::resume() {}

bool QuietEngine::setRate(double rate)
{
    m_rate = rate;
    return true;
}

bool QuietEngine::setPitch(double)
{
    return false;
}

bool QuietEngine::setVolume(double)
{
    return false;
}

bool QuietEngine::setLocale(const QLocale &locale)
{
    const auto found = std::ranges::find(m_voices, locale, &QVoice::locale);
    if (found == m_voices.end()) {
        return false;
    }
    m_voice = *found;
    return true;
}

bool QuietEngine::setVoice(const QVoice &voice)
{
    m_voice = voice;
    return true;
}

QTextToSpeech::ErrorReason QuietEngine::errorReason() const
{
    return m_state == QTextToSpeech::Error ? QTextToSpeech::ErrorReason::Playback : QTextToSpeech::ErrorReason::NoError;
}

QString QuietEngine::errorString() const
{
    return u"There is nothing to hear it with."_s;
}

} // namespace Carrel::Test

#include "quietengine.moc"
