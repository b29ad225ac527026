// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** The made-up language for tests and pictures: long, accented, right to left. */
inline constexpr QLatin1StringView pseudoLanguage{"qps"};

/**
 * Makes the texts of the program, and Qt's own where they are installed, speak @p language (BCP 47; empty: the
 * system's; else pseudoLanguage). English plurals lie beneath every language. Call once, after the application object
 * is made; who calls links Carrel::translations.
 */
void installTranslations(const QString &language = {});

/** The language the texts of the program are in now, BCP 47. */
[[nodiscard]] QString languageOfTexts();

} // namespace Carrel
