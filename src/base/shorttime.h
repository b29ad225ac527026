// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLocale>

namespace Carrel
{

/** The time of day as sentences tell it, to the minute, also in languages whose short form has seconds. */
[[nodiscard]] QString shortTime(QTime time, const QLocale &locale);

/** A day and its time, likewise. */
[[nodiscard]] QString shortTime(const QDateTime &time, const QLocale &locale);

} // namespace Carrel
