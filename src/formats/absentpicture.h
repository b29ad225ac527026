// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

namespace Carrel
{

/**
 * The row about a picture that a text shows and the course does not have. One that lies elsewhere has the same words
 * whatever its address, so that a report can gather them; the address is at the place that the row names.
 */
[[nodiscard]] Diagnostic absentPicture(const QString &address, const QString &file, std::optional<int> line);

} // namespace Carrel
