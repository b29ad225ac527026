// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/check.h"
#include "formats/json/json.h"

namespace Carrel
{

/** A check as the reader part has it. */
[[nodiscard]] Json checkJson(const Check &check);

/** A check as plain strings, for readers that know no runs. */
[[nodiscard]] Json plainCheckJson(const Check &check);

} // namespace Carrel
