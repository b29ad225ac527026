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
 * Finds lessons that have every word: those with all of them in one passage first, at most three passages each; the
 * others once. Titles count more than headings, those more than text. Used by Library.
 */
[[nodiscard]] Result<std::vector<SearchHit>> searchIndex(const Database &database, const SearchQuery &query, int limit,
                                                         const std::optional<CourseId> &course);

} // namespace Carrel
