// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Carrel
{

/** Text of a course fit for a terminal: control characters, which could drive it, become visible signs. */
[[nodiscard]] QString printable(const QString &text);

/** Data, to standard output, in UTF-8 whatever the locale. */
void writeOut(const QByteArray &bytes);
void writeOut(const QString &text);

/** A message for the person, to standard error, as a line. */
void writeMessage(const QString &text);

} // namespace Carrel
