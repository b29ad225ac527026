// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** How much of a title lists and sentences show. A course may give its lesson one of a million signs. */
inline constexpr qsizetype longestShown = 200;

/**
 * A title as plain text of the window shows it: short, and without the signs that turn the direction of all that
 * follows. A course may bring them, and they would turn the words around the title.
 */
[[nodiscard]] QString titleText(const QString &title);

/**
 * @p text with places in its longest words where a line may end, which nobody sees: a label breaks lines at spaces
 * alone and is as wide as the widest word. For what is looked at, not for what may be copied.
 */
[[nodiscard]] QString breakable(const QString &text);

/** @p text as it is, or its beginning with "…" behind, @p most signs in all. Never cuts a letter from its marks. */
[[nodiscard]] QString shortText(const QString &text, qsizetype most = longestShown);

} // namespace Carrel
