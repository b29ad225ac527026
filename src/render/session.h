// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace Carrel
{

/** A line of a session: what someone typed behind a prompt, or what the machine said. */
struct SessionLine {
    qsizetype prompt = 0; ///< signs of the prompt at its beginning
    bool typed = false;   ///< also a line that goes on what was typed and has no prompt of its own
    bool operator==(const SessionLine &) const = default;
};

/** Talk between a person and a program, such as a shell. Used by the writers of code, who set the two apart. */
struct Session {
    std::vector<SessionLine> lines; ///< one for each line of the code; none: it is no session
    QString language;               ///< of what is typed
    bool operator==(const Session &) const = default;
};

/**
 * The session that @p code shows. Code that says it is one is taken by its word; a program is one when its first line
 * begins with a prompt that nothing else in its language looks like.
 */
[[nodiscard]] Session sessionOf(const Code &code);

} // namespace Carrel
