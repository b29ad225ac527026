// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QString;
class QWidget;

namespace Carrel
{

/** Greys @p control when someone else holds its choice and says so in @p note, which is its description besides. */
void showHolder(const QString &setBy, QWidget *control, QLabel *note);

} // namespace Carrel
