// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/formatreader.h"

namespace Carrel
{

/** Reads the pages that SUMMARY.md names, in its order; other files are no pages. */
[[nodiscard]] ReadOutcome readMdBook(const SourcePlace &place, const Limits &limits, JobControl &control);

} // namespace Carrel
