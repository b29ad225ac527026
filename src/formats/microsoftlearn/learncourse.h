// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/**
 * Reads the learning paths below a folder, each a course with its modules, and every module that no path names as a
 * course of its own. Modules and units that are named but not here are told.
 */
[[nodiscard]] ReadOutcome readLearnFolder(const SourcePlace &place, const Limits &limits, JobControl &control);

/** A single unit as a course of one lesson. */
[[nodiscard]] ReadOutcome readLearnUnit(const SourcePlace &place, const Limits &limits);

} // namespace Carrel
