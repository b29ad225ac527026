// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Carrel
{

/** The lines of a program that a text shows: "2-5,8", "3-", all when @p range is empty. Without a final line end. */
[[nodiscard]] QString linesOf(const QString &text, const QString &range);

/** The lines between "ANCHOR: name" and "ANCHOR_END: name"; all when @p name is empty. Marks themselves are left out.
 */
[[nodiscard]] QString linesOfAnchor(const QString &text, const QString &name);

} // namespace Carrel
