// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

namespace Carrel
{

/**
 * "rtl" or "ltr" by the first letter of @p text, null when it has none. For elements with many others inside: there
 * dir=auto would have the engine look through all of them again for each that is added.
 */
[[nodiscard]] QString directionOf(QStringView text);
[[nodiscard]] QString directionOf(const Blocks &blocks);

} // namespace Carrel
