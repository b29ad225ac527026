// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "formats/json/jsoncursor.h"

namespace Carrel
{

/** Readers of the blocks that hold no other blocks. */
[[nodiscard]] Code readCode(const JsonCursor &cursor);
[[nodiscard]] Image readImage(const JsonCursor &cursor);
[[nodiscard]] Table readTable(const JsonCursor &cursor);
[[nodiscard]] MathBlock readMath(const JsonCursor &cursor);
[[nodiscard]] LinkBlock readLink(const JsonCursor &cursor);
[[nodiscard]] Lab readLab(const JsonCursor &cursor);

} // namespace Carrel
