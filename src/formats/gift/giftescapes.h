// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel::Gift
{

/**
 * Puts a character no text has in the place of every escape (\~ \= \# \{ \} \: \\ \n), so that what is left of those
 * characters is syntax. A backslash before anything else is an ordinary character, as Moodle has it: \[x\] is TeX.
 */
[[nodiscard]] QString withoutEscapes(const QString &text);

/** The characters that the escapes meant. */
[[nodiscard]] QString withMeaning(QString text);

} // namespace Carrel::Gift
