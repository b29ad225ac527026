// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "formats/markdown/reading.h"

#include <optional>

namespace Carrel::Markdown
{

/** A part of a lesson for which Markdown has no words, in a fence "carrel" as lessons in JSON have it. */
struct CarrelFence {
    Blocks blocks;              ///< one, or none for a check
    std::optional<Check> check; ///< "carrel after": asked after the text, without a place in it
    bool isAfter = false;
};

/** What @p codeBlock holds when it is such a fence; nothing, with a Warning when it means to be one, otherwise. */
[[nodiscard]] std::optional<CarrelFence> readCarrelFence(cmark_node *codeBlock, Reading &reading);

/** Whether @p node is such a fence and holds a check; says nothing of one that cannot be read. */
[[nodiscard]] bool isFencedCheck(cmark_node *node, Reading &reading);

/** The fence of a block or a check; of the check only what is its own, not its place. */
[[nodiscard]] QString writeCarrelFence(const Block &block);
[[nodiscard]] QString writeCarrelFence(const Check &check, bool isAfter);

} // namespace Carrel::Markdown
