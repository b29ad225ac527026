// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractButton;
class QAction;

namespace Carrel
{

/** What a tip says: @p words, and the key of @p action where it has one. */
[[nodiscard]] QString tipWithKey(const QString &words, const QAction &action);

/** The same as the tip of @p button, also after another key was chosen. */
void showKeyInTip(QAbstractButton *button, const QString &words, const QAction *action);

} // namespace Carrel
