// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/limits.h"
#include "formats/mdx/mdxpage.h"

namespace Carrel::Learn
{

/** Reads ":::image", ":::code", ":::zone" and the like, "[!VIDEO …]" and "[!code-…]". Code lies inside @p top. */
[[nodiscard]] SignReader signReader(const QString &top, const Limits &limits);

} // namespace Carrel::Learn
