// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Carrel
{

/** True when @p bytes are a drawing in SVG. */
[[nodiscard]] bool isSvg(const QByteArray &bytes);

/**
 * A drawing as it may be shown: only elements that draw, no scripts, animations, foreign parts or style sheets from
 * elsewhere, no references but to its own parts, and those not so deep in each other that drawing would not end. Empty
 * when it is no SVG, or too large to be drawn. Used wherever a course's pictures are shown.
 */
[[nodiscard]] QByteArray cleanedSvg(const QByteArray &svg);

} // namespace Carrel
