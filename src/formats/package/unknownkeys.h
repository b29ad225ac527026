// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json/json.h"

namespace Carrel
{

/**
 * What a manifest of a newer minor version of the format says that this one has no words for, each key in its place:
 * JSON for CourseInfo::unknownKeys. Modules are under their slugs. Empty when there is nothing.
 */
[[nodiscard]] QString unknownKeysOf(const Json &manifest);

/** Puts them into the places of @p manifest that are still there. What stands there already holds. */
void addUnknownKeys(const QString &unknown, Json &manifest);

} // namespace Carrel
