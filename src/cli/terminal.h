// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shorttext.h"

#include <QByteArray>
#include <QString>

namespace Carrel
{

inline constexpr qsizetype longestLine = 4'000; ///< of a message with the path of its file

/**
 * Text of a course fit for a terminal: control signs, which could drive it, and those that turn the direction of
 * writing become visible marks. Lines and tabs stay.
 */
[[nodiscard]] QString printable(const QString &text);

/** The same for a title or a message, which is one line: breaks become marks too, and what is too long is cut. */
[[nodiscard]] QString printableLine(const QString &text, qsizetype most = longestShown);

/** The same value of JSON, with such signs in its texts written as \uXXXX. */
[[nodiscard]] QByteArray printableJson(const QByteArray &json);

/** Data, to standard output, in UTF-8 whatever the locale. */
void writeOut(const QByteArray &bytes);
void writeOut(const QString &text);

/** The reason why something of it could not be written; empty when all went out, or when nobody reads on. */
[[nodiscard]] QString outputFault();

/** A message for the person, to standard error, as a line. */
void writeMessage(const QString &text);

} // namespace Carrel
