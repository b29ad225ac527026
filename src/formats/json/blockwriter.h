// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "formats/json/json.h"

namespace Carrel
{

[[nodiscard]] Json toJson(const Runs &runs);
[[nodiscard]] Json toJson(const Block &block);
[[nodiscard]] Json toJson(const Blocks &blocks);
[[nodiscard]] Json toJson(const RichText &text);

/** A string, or null when it is empty: what lessons write where they have nothing to say. */
[[nodiscard]] Json textOrNull(const QString &text);

} // namespace Carrel
