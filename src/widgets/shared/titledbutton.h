// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractButton;

namespace Carrel
{

/**
 * Writes @p words on @p button, with @p title for their %1. Words of buttons stay on one line and keep the window wide:
 * a title that is long is shortened, and whole in the button's tip and for a screen reader. False: it was shortened.
 */
bool writeTitle(QAbstractButton *button, const QString &words, const QString &title);

} // namespace Carrel
