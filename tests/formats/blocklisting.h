// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"

namespace Carrel::Test
{

/** Blocks as a short text that a test can name: `h2[Head] p[one *two* `three`] ul(p[a] | p[b])`. */
[[nodiscard]] QString listing(const Blocks &blocks);
[[nodiscard]] QString listing(const Runs &runs);
[[nodiscard]] QString listing(const RichText &text);

/** A check as a short text: question, then options with + or -, a reason after a slash, then the general reason. */
[[nodiscard]] QString listing(const Check &check);

} // namespace Carrel::Test
