// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json/json.h"

namespace Carrel
{

/** The schemas that Carrel ships: of a package's manifest and of a lesson. */
[[nodiscard]] const Json &manifestSchema();
[[nodiscard]] const Json &lessonSchema();

} // namespace Carrel
