// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/** Writes blocks one after another, each with its id as data-block; nested ones too. */
void writeBlocks(RenderContext &context, const Blocks &blocks);

/**
 * Writes the blocks of a lesson in sections of about twenty, which the engine lays out only when they come near: from
 * block @p first until @p bytes are written, or to the end. Returns the block after the last one.
 */
[[nodiscard]] size_t writeSections(RenderContext &context, const Blocks &blocks, size_t first, qsizetype bytes);

} // namespace Carrel
