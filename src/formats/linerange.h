// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace Carrel
{

/** A line of a text, and which one it is. */
struct NumberedLine {
    int number = 1; ///< 1-based
    QString text;
};
using NumberedLines = std::vector<NumberedLine>;

/** The lines of a program that a text shows: "2-5,8", "3-", all when @p range is empty; without blank ones at the end.
 */
[[nodiscard]] NumberedLines linesOf(const QString &text, const QString &range);

/** Those between "ANCHOR: name" and "ANCHOR_END: name"; all when @p name is empty. Marks themselves are left out. */
[[nodiscard]] NumberedLines linesOfAnchor(const NumberedLines &lines, const QString &name);

/** Without a final line end. */
[[nodiscard]] QString joined(const NumberedLines &lines);

} // namespace Carrel
