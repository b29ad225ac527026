// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace Carrel
{

/** How bright @p colour looks, from 0 to 1, as WCAG 2 counts it. */
[[nodiscard]] double luminanceOf(const QColor &colour);

/** How well one colour is told from the other, from 1 to 21, as WCAG 2 counts it. */
[[nodiscard]] double contrastOf(const QColor &one, const QColor &other);

} // namespace Carrel
