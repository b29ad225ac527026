// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/** Writes runs: the words inside paragraphs, headings, cells and captions. */
void writeRuns(RenderContext &context, const Runs &runs);

/** Opens the element of a link to @p href; false, and nothing opened, when it leads nowhere that may be followed. */
[[nodiscard]] bool openLink(RenderContext &context, const QString &href);

/** The same for a page of the publisher, which leads outside even when it is a lesson's own. */
[[nodiscard]] bool openOutsideLink(RenderContext &context, const QString &url);

/** Writes a formula, or its source in its place when it cannot be read. */
void writeMath(RenderContext &context, const QString &tex, bool display);

} // namespace Carrel
