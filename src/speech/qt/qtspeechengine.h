// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/speechengine.h"

#include <QTextToSpeech>
#include <QTimer>

#include <memory>

namespace Carrel
{

/** Speaks with an engine of Qt TextToSpeech: that of the system, else any other that has voices. */
class QtSpeechEngine final : public QObject, public SpeechEngine
{
    Q_OBJECT

public:
    explicit QtSpeechEngine(const Listener &listener);
    ~QtSpeechEngine() override;

    [[nodiscard]] bool isUsable() const override;
    [[nodiscard]] std::vector<Voice> voices() const override;
    void setRate(double rate) override;
    void say(const QString &text, const Voice &voice) override;
    void stop() override;

private:
    /** Waiting: for the engine to be silent, then for the first sound. */
    enum class Phase { Silent, WaitingForSilence, WaitingForSound, Sounding };

    void begin();
    void follow(QTextToSpeech::State state);
    void fail(const QString &reason);
    void useVoice();

    Listener m_listener;
    std::unique_ptr<QTextToSpeech> m_speech;
    QTimer m_patience; ///< with an engine that does not tell that it is silent
    Phase m_phase = Phase::Silent;
    QString m_text;
    Voice m_voice;
    bool m_told = false; ///< that it is usable
    int m_turn = 0;      ///< counts the sentences
};

} // namespace Carrel
