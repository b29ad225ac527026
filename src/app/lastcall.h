// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace Carrel
{

/**
 * Ends the program with @p status once @p patience is over, whatever still waits for a drive then: a call into one that
 * hangs cannot be stopped. Called when the windows are closed; a program that ends by itself is sooner.
 */
void endWithin(std::chrono::milliseconds patience, int status);

} // namespace Carrel
