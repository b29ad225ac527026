// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "formats/markdown/inlinewriter.h"

namespace Carrel::Markdown
{

/** The head, the marks of the columns and the rows of @p table, a line each. A table without a head gets an empty one.
 */
[[nodiscard]] QString writeTable(const Table &table, const PictureBase &base);

} // namespace Carrel::Markdown
