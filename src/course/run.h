// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace Carrel
{

/**
 * A stretch of text with one style. A run is one of: a line break (lineBreak), an inline picture (picture set, text is
 * its alternative), a formula (math, text is TeX), or text with any mix of the flags.
 */
struct Run {
    QString text;
    bool bold = false;
    bool italic = false;
    bool code = false;
    bool strike = false;
    bool subscript = false;
    bool superscript = false;
    bool keyboard = false;
    bool math = false;
    bool lineBreak = false;
    QString href;     ///< target of a link as written; render decides what may be followed
    QString picture;  ///< path of an inline picture inside the course
    QString language; ///< BCP 47, when the run is in another language than the course

    bool operator==(const Run &) const = default;
};

using Runs = std::vector<Run>;

} // namespace Carrel
