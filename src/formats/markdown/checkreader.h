// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "formats/markdown/blockreader.h"

namespace Carrel::Markdown
{

/** One check of a text and what stood behind it that is not part of it. */
struct ReadCheck {
    Check check;
    std::vector<cmark_node *> after; ///< belongs to the text, behind the check's place
    bool hasPlace = true;            ///< false: {.after}, asked behind the text
};

/** Whether @p heading begins a check: its words are the check word, "Check: name", or it carries {.check}. */
[[nodiscard]] bool beginsCheck(cmark_node *heading, Reading &reading);

/** The first node behind the section of @p heading: the next heading of the same or a higher level. */
[[nodiscard]] cmark_node *sectionEnd(cmark_node *heading);

/**
 * Reads the check between @p heading and @p end: the question, the task list with quoted reasons, the general reason.
 * One that cannot be asked is reported with its line and the way to mend it, and says so itself (Check::needsLook).
 */
[[nodiscard]] ReadCheck readCheck(cmark_node *heading, cmark_node *end, Reading &reading, BlockReader &blocks);

} // namespace Carrel::Markdown
