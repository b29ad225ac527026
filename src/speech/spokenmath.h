// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

enum class MathReading {
    Words, ///< "n over 2", in the language of the interface
    Signs, ///< "n/2", for a text in another language, whose voice has words of its own for the signs
};

/** A formula as it is said: the alternative text of its MathML tree. Empty: the tree is broken. */
[[nodiscard]] QString spokenMath(const QString &mathMl, MathReading reading);

} // namespace Carrel
