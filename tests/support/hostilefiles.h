// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Carrel::Test
{

/** Adds the column "file" and a row for each file of tests/data/nasty: broken on purpose, of every kind. */
void addHostileFiles();

} // namespace Carrel::Test
