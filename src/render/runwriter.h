// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/rendercontext.h"

namespace Carrel
{

/** An element that holds runs and nothing else. Attributes that are null are left out. */
struct TextElement {
    QLatin1StringView tag;
    QString id = {}; ///< of its block
    QString style = {};
    QString scope = {}; ///< of the head of a column
    QString role = {};  ///< where that of the tag will not do
};

/** Writes an element with its runs, in their language and direction. */
void writeText(RenderContext &context, const TextElement &element, const Runs &runs);

/** The same for words that the course gives without any style. */
void writeText(RenderContext &context, const TextElement &element, const QString &words);

/** Writes runs into the element that is open. */
void writeRuns(RenderContext &context, const Runs &runs);

/** Opens the element of a link to @p href; false, and nothing opened, when it leads nowhere that may be followed. */
[[nodiscard]] bool openLink(RenderContext &context, const QString &href);

/** The same for a page of the publisher, which leads outside even when it is a lesson's own. */
[[nodiscard]] bool openOutsideLink(RenderContext &context, const QString &url);

/** Writes a formula, or its source in its place when it cannot be read. */
void writeMath(RenderContext &context, const QString &tex, bool display);

} // namespace Carrel
