// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/datanode.h"

namespace Carrel
{

/**
 * Reads a value as JavaScript and JSON5 write it: three kinds of quotes, escapes, comments, trailing commas, bare keys.
 * Anything that would have to be run, a variable or ${…}, is a fault. Lines count from @p firstLine. JSON is a part of
 * this. Used for the options of questions in MDX and for small JSON files beside texts.
 */
[[nodiscard]] DataText parseJson5(QStringView text, int firstLine = 1);

} // namespace Carrel
