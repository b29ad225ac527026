// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json/json.h"

namespace Carrel
{

/**
 * What becomes of @p base, someone else's JSON, when what we read from it, @p before, was edited into @p after: only
 * what differs between the two is replaced, so that everything we do not know stays where it was.
 */
[[nodiscard]] Json merged(const Json &base, const Json &before, const Json &after);

} // namespace Carrel
