// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QWidget>

#include <memory>

namespace Carrel
{

namespace Ui
{
class SpeechPreferences;
}

class Settings;
class Speaker;
template<typename T> struct SettingKey;

/** The section of the preferences for reading aloud, where the computer has voices. */
class SpeechPreferences final : public QWidget
{
    Q_OBJECT

public:
    SpeechPreferences(Settings &settings, Speaker &speaker, QWidget *parent = nullptr);
    ~SpeechPreferences() override;

    [[nodiscard]] QList<QWidget *> rows() const; ///< one a choice, for the search

Q_SIGNALS:
    void failed(const Carrel::Error &error); ///< a choice could not be kept

private:
    void fill();
    void bind();
    void showValues();
    void showVoices(); ///< of the language at hand
    void keepVoice();
    template<typename T> void keep(const SettingKey<T> &key, const T &value);

    const std::unique_ptr<Ui::SpeechPreferences> m_ui;
    Settings &m_settings;
    Speaker &m_speaker;
};

} // namespace Carrel
