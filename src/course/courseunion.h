// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"
#include "course/course.h"

namespace Carrel
{

/**
 * What comes of adding @p newer to a course of the same id that is there: its lessons and files replace those of the
 * same name, everything else of @p older stays. A manifest's order holds, the newer one's first. A course known only by
 * its slug joins with a Warning.
 */
[[nodiscard]] Course unionOf(const Course &older, const Course &newer, Diagnostics &diagnostics);

/** The same when @p newer only has lessons that @p older has too, at the same places: the order stays. */
[[nodiscard]] Course replacedIn(const Course &older, const Course &newer);

/**
 * The same when @p newer is the whole course: what it does not name is gone. Lessons that it names and does not bring
 * along stay as they are in @p older.
 */
[[nodiscard]] Course successorOf(const Course &older, const Course &newer);

} // namespace Carrel
