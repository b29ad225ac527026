// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Carrel
{

/**
 * KaTeX's @p html with the colours its author named replaced by the theme's nearest: red on white paper is hardly seen
 * on black. What colours tell apart stays apart.
 */
[[nodiscard]] QByteArray inThemeColours(const QByteArray &html);

} // namespace Carrel
