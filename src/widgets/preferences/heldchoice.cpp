// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/heldchoice.h"

#include <QCoreApplication>
#include <QLabel>

namespace Carrel
{

void showHolder(const QString &setBy, QWidget *control, QLabel *note)
{
    control->setEnabled(setBy.isEmpty());
    if (!setBy.isEmpty()) {
        note->setText(
            QCoreApplication::translate("Carrel::PreferencesView", "Set by %1. It cannot be changed here.").arg(setBy));
    }
    control->setAccessibleDescription(note->text());
}

} // namespace Carrel
