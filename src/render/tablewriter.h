// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/** A table in a box of its own that scrolls, with its caption and, on the program's page, what copies it. */
void writeTable(RenderContext &context, const QString &id, const Table &table);

/**
 * Whether the first column of @p table names its rows. No format says so; authors leave the corner above it empty, or
 * set all of it bold.
 */
[[nodiscard]] bool hasHeadColumn(const Table &table);

} // namespace Carrel
