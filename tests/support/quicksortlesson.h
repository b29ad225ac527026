// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/testpaths.h"

namespace Carrel::Test
{

/** A file with one lesson of a longer course; it has one check. */
[[nodiscard]] inline QString quicksortLesson()
{
    return dataPath(QStringLiteral("courses/sorting/005-quicksort-and-its-pivot.json"));
}

} // namespace Carrel::Test
