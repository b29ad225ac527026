// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/goalpreferences.h"

#include "preferences/ui_goalpreferences.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "widgets/preferences/heldchoice.h"

namespace Carrel
{

GoalPreferences::GoalPreferences(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::GoalPreferences>())
    , m_settings(settings)
{
    m_ui->setupUi(this);
    m_ui->weeklyGoal->setSpecialValueText(tr("No goal"));
    m_ui->weeklyGoal->setSuffix(tr(" minutes", "after a number"));
    connect(m_ui->weeklyGoal, &QSpinBox::editingFinished, this, [this] {
        if (const Result<void> kept = m_settings.set(Keys::weeklyGoal, m_ui->weeklyGoal->value()); !kept) {
            Q_EMIT failed(kept.error());
        }
    });
    connect(&m_settings, &Settings::changed, this, &GoalPreferences::showValue);
    showValue();
}

GoalPreferences::~GoalPreferences() = default;

void GoalPreferences::showValue()
{
    if (!m_ui->weeklyGoal->hasFocus()) { // what is being edited stays as it is
        const QSignalBlocker quiet(m_ui->weeklyGoal);
        m_ui->weeklyGoal->setValue(m_settings.value(Keys::weeklyGoal));
    }
    showHolder(m_settings.lockedBy(Keys::weeklyGoal), m_ui->weeklyGoal, m_ui->weeklyGoalNote);
}

} // namespace Carrel
