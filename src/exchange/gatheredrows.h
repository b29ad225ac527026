// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/diagnostic.h"

namespace Carrel
{

/**
 * The rows of a report as a person reads them: notes and warnings that say the same of many places become one row at
 * the first of them, which says where the next ones are and how many more there are. Errors stay apart, since each is a
 * loss of its own.
 */
[[nodiscard]] Diagnostics gatheredRows(const Diagnostics &rows);

} // namespace Carrel
