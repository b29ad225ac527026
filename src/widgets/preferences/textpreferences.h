// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QSpinBox;

namespace Carrel
{

namespace Ui
{
class TextPreferences;
}

class Settings;
template<typename T> struct SettingKey;

/** The section of the preferences for the text of lessons, with a sample that follows every choice at once. */
class TextPreferences final : public QWidget
{
    Q_OBJECT

public:
    explicit TextPreferences(Settings &settings, QWidget *parent = nullptr);
    ~TextPreferences() override;

    [[nodiscard]] QList<QWidget *> rows() const; ///< one a choice, for the search
    void setMostSampleHeight(int height);

Q_SIGNALS:
    void failed(const Carrel::Error &error); ///< a choice could not be kept

private:
    void bind();
    void showValues();
    void restore();
    template<typename T> void keep(const SettingKey<T> &key, const T &value);

    const std::unique_ptr<Ui::TextPreferences> m_ui;
    Settings &m_settings;
};

} // namespace Carrel
