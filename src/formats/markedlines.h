// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace Carrel
{

/** Lines of code that an author points at. */
struct MarkedLines {
    std::vector<int> lines; ///< counted from 1, ascending, each once
    bool isBeyond = false;  ///< a line was named that is not there
};

/** "1,3-5" and "1 3-5" in code of @p count lines; what is no number is passed over. */
[[nodiscard]] MarkedLines readMarkedLines(const QString &ranges, int count);

/** "1,3-5". */
[[nodiscard]] QString writeMarkedLines(const std::vector<int> &lines);

/**
 * Takes comments that mark lines, "// highlight-next-line" and those from "# highlight-start" to "# highlight-end", out
 * of @p text and returns the lines they mean in what is left.
 */
[[nodiscard]] std::vector<int> takeMarkingComments(QString &text);

} // namespace Carrel
