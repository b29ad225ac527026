// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Carrel::Test
{

/**
 * Adds the column "file" and a row for each lesson file among the shared inputs that is broken on purpose. The first
 * row has no file, so that the test can say that they are not here (CARREL_NEED_SHARED).
 */
void addHostileFiles();

} // namespace Carrel::Test
