// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace Carrel
{

/** Makes screen readers meet a plain QWidget as @p role; its name and description stay the widget's own. */
void setAccessibleRole(QWidget *widget, QAccessible::Role role);

/** Says @p sentence to who listens: for a verdict and other news that come without a move of the focus. */
void announce(QWidget *widget, const QString &sentence);

} // namespace Carrel
