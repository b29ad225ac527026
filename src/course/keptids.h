// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

#include <map>

namespace Carrel
{

/**
 * What a newer version of a lesson goes on being known by, so that what was learnt with older ones holds. Kept beside
 * the lesson in its package, since the lesson's own bytes stay as they came.
 */
struct KeptIds {
    std::map<CheckId, CheckId> checks; ///< as the file calls a check, to what it is known as; equal ones are left out
    std::map<BlockId, BlockId> blocks; ///< of older versions, to what has their text now

    bool operator==(const KeptIds &) const = default;
    [[nodiscard]] bool isEmpty() const { return checks.empty() && blocks.empty(); }
};

/**
 * Matches the checks and blocks of @p newer, as its file calls them, to those of @p older, which stands under the names
 * it is known by, @p olderKept. A check is the same when the author gave it the same id; else when it asks the same;
 * else, without an id, when its place is the same. @p answered are checks of this lesson with a history, gone ones too:
 * one that comes back gets its name back, and no other gets it.
 */
[[nodiscard]] KeptIds keptIds(const Lesson &older, const KeptIds &olderKept, const Lesson &newer,
                              const std::map<CheckId, Fingerprint> &answered = {});

/** Gives the checks of @p lesson the names they are known by, also where its text names a check. */
void renameChecks(Lesson &lesson, const KeptIds &kept);

} // namespace Carrel
