// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/markdown/reading.h"

namespace Carrel::Markdown
{

/** Where a link or picture points, as written. */
[[nodiscard]] QString addressOf(cmark_node *node);

/** A picture's path inside the course when it is there; else what is to be said instead is reported. */
[[nodiscard]] QString pictureSource(Reading &reading, cmark_node *image);

} // namespace Carrel::Markdown
