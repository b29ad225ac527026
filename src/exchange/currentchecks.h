// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/reviewqueue.h"

namespace Carrel
{

class Library;

/**
 * The checks of @p library in the courses that @p state knows a check of: all that can be due. Of a library of
 * thousands of lessons a learner knows some, and only those courses are looked into.
 */
[[nodiscard]] CurrentChecks currentChecks(const Library &library, const StudyState &state);

} // namespace Carrel
