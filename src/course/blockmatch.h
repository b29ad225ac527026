// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

#include <map>
#include <set>

namespace Carrel
{

/** The ids of @p blocks and of those inside them. */
[[nodiscard]] std::set<BlockId> blockIds(const Blocks &blocks);

/**
 * For each block of @p older whose id is gone: the block of @p newer that has its text now, the same or most of it.
 * Blocks that were rewritten or removed are left out. Used when a lesson is updated, for places and marks in it.
 */
[[nodiscard]] std::map<BlockId, BlockId> matchBlocks(const Blocks &older, const Blocks &newer);

} // namespace Carrel
