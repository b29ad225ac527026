// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "library/searchhit.h"
#include "library/searchquery.h"
#include "storage/database.h"

#include <optional>
#include <vector>

namespace Carrel
{

/**
 * Finds passages that have every word; then, while there is room, lessons that have them all in different passages.
 * At most three hits a lesson, titles before headings before text. Used by Library.
 */
[[nodiscard]] Result<std::vector<SearchHit>> searchIndex(const Database &database, const SearchQuery &query, int limit,
                                                         const std::optional<CourseId> &course);

} // namespace Carrel
