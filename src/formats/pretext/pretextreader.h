// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/** Reads a book in PreTeXt: chapters become modules, sections lessons, exercises with choices checks. */
[[nodiscard]] ReadOutcome readPreTeXt(const SourcePlace &place, const Limits &limits, JobControl &control);

} // namespace Carrel
