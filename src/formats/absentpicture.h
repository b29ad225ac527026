// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "formats/picturefault.h"

namespace Carrel
{

/**
 * The row about a picture that a text shows and that cannot be shown, by @p fault. One that lies elsewhere has the same
 * words whatever its address, so that a report can gather them; the address is at the place that the row names.
 */
[[nodiscard]] Diagnostic absentPicture(const QString &address, PictureFault fault, const QString &file,
                                       std::optional<int> line);

} // namespace Carrel
