// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/run.h"
#include "formats/json/jsoncursor.h"

namespace Carrel
{

/** What a string means where runs belong: an author's short way, or a mistake that gets a row. */
enum class PlainString { Welcome, Mistake };

/** Reads a list of runs. Runs without text are left out with a row; flags this version does not know are passed over.
 */
[[nodiscard]] Runs readRuns(const JsonCursor &cursor, PlainString plain = PlainString::Mistake);

} // namespace Carrel
