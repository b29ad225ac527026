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
class GoalPreferences;
}

class Settings;

/** The row of the preferences for a weekly goal, which there is none of until somebody sets one. */
class GoalPreferences final : public QWidget
{
    Q_OBJECT

public:
    explicit GoalPreferences(Settings &settings, QWidget *parent = nullptr);
    ~GoalPreferences() override;

Q_SIGNALS:
    void failed(const Carrel::Error &error); ///< the choice could not be kept

private:
    void showValue();

    const std::unique_ptr<Ui::GoalPreferences> m_ui;
    Settings &m_settings;
};

} // namespace Carrel
