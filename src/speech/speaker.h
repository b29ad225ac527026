// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/speechengine.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace Carrel
{

/** Which voice says what: language ("de", as QLocale has its code) to the name of a voice. */
using VoiceWishes = QHash<QString, QString>;

/** Says sentences with the voices of this computer, where it has any. */
class Speaker final : public QObject
{
    Q_OBJECT

public:
    static constexpr int slowest = 50; ///< percent of the voice's own pace
    static constexpr int fastest = 200;

    explicit Speaker(QObject *parent = nullptr);
    ~Speaker() override;

    void prepare(); ///< looks for voices, which takes a tenth of a second; becameUsable follows where there are any
    [[nodiscard]] bool isUsable() const;
    [[nodiscard]] const std::vector<Voice> &voices() const { return m_voices; } ///< by language, then by name

    void setRate(int percent);
    void setWishes(const VoiceWishes &wishes) { m_wishes = wishes; }
    /** The wished voice for @p language (BCP 47), else the one that fits best; nothing: none speaks it. */
    [[nodiscard]] std::optional<Voice> voiceFor(const QString &language) const;

    /** Says @p text instead of what is being said, with the voice for @p language, else with that of the system's. */
    void say(const QString &text, const QString &language);
    void stop();

Q_SIGNALS:
    void becameUsable();
    void finished(); ///< what was last said is said; not after stop()
    void failed(const QString &reason);

private:
    void takeVoices();

    std::unique_ptr<SpeechEngine> m_engine;
    std::vector<Voice> m_voices;
    VoiceWishes m_wishes;
    int m_rate = 100;
};

} // namespace Carrel
