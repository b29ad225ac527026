// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/searchhit.h"
#include "library/searchquery.h"

#include <vector>

namespace Carrel
{

/** A lesson that was found: its columns of the index, found words between hitBegin and hitEnd. */
struct SearchedLesson {
    SearchHit about; ///< lesson and titles, for its hits
    QString title, headings, texts, checks;
    QStringList headingIds, textIds, checkIds;
};

/** The hits of one lesson, best first. */
struct LessonHits {
    std::vector<SearchHit> hits;
    bool together = false; ///< one passage has all the words
};

/**
 * Finds the passages of @p lesson that have most of the words of @p query, title before headings before text before
 * checks, and cuts a snippet out of each; at most @p most.
 */
[[nodiscard]] LessonHits hitsIn(SearchedLesson lesson, const SearchQuery &query, int most);

} // namespace Carrel
