// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextToSpeechEngine>
#include <QTextToSpeechPlugin>

#include <vector>

namespace Carrel::Test
{

/**
 * An engine for Qt TextToSpeech that makes no sound and remembers what it was told to say. It goes before those of the
 * system, so a program with it in uses it as it would use them.
 */
class QuietEngine final : public QTextToSpeechEngine
{
    Q_OBJECT

public:
    struct Said {
        QString text;
        QString voice;
        double rate = 0;
    };

    explicit QuietEngine(QObject *parent);
    ~QuietEngine() override;

    static QuietEngine *instance(); ///< nullptr: nobody asked for it yet
    static int made;                ///< how many there have been
    static bool hasVoices;          ///< before it is made: false, and it is there but of no use
    bool isHeld = false;            ///< a sentence ends when finish() says so, not by itself
    bool isBroken = false;          ///< the next sentence fails
    std::vector<Said> said;
    void finish();
    [[nodiscard]] QStringList texts() const;

    [[nodiscard]] QTextToSpeech::Capabilities capabilities() const override;
    [[nodiscard]] QList<QLocale> availableLocales() const override;
    [[nodiscard]] QList<QVoice> availableVoices() const override;
    void say(const QString &text) override;
    void synthesize(const QString &text) override;
    void stop(QTextToSpeech::BoundaryHint boundaryHint) override;
    void pause(QTextToSpeech::BoundaryHint boundaryHint) override;
    void resume() override;
    [[nodiscard]] double rate() const override { return m_rate; }
    bool setRate(double rate) override;
    [[nodiscard]] double pitch() const override { return 0; }
    bool setPitch(double pitch) override;
    [[nodiscard]] QLocale locale() const override { return m_voice.locale(); }
    bool setLocale(const QLocale &locale) override;
    [[nodiscard]] double volume() const override { return 1; }
    bool setVolume(double volume) override;
    [[nodiscard]] QVoice voice() const override { return m_voice; }
    bool setVoice(const QVoice &voice) override;
    [[nodiscard]] QTextToSpeech::State state() const override { return m_state; }
    [[nodiscard]] QTextToSpeech::ErrorReason errorReason() const override;
    [[nodiscard]] QString errorString() const override;

private:
    void setState(QTextToSpeech::State state);

    QList<QVoice> m_voices;
    QVoice m_voice;
    QTextToSpeech::State m_state = QTextToSpeech::Ready;
    double m_rate = 0;
    int m_turn = 0; ///< of the sentence at hand
};

} // namespace Carrel::Test
