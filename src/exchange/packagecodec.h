// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/packagecodec.h"

namespace Carrel
{

/** Reads packages by formats/; what app and cli hand to the library. */
[[nodiscard]] PackageCodec packageCodec();

} // namespace Carrel
