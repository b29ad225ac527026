// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

namespace Carrel
{

/**
 * Runs @p work on a thread of its own that nobody waits for while the program runs: its folder may never answer.
 * @p work must own all it touches.
 */
void startLoose(std::function<void()> work);

/** Waits up to @p patience until all of them have ended with all that was theirs; false when some have not. */
[[nodiscard]] bool joinLoose(std::chrono::milliseconds patience);

/**
 * The last thing main does while its application object lives: no loose thread may outlive that, since Qt's own globals
 * go with it. Returns @p status, or ends the program with it at once when one hangs for longer than @p patience.
 */
[[nodiscard]] int endLoose(std::chrono::milliseconds patience, int status);

} // namespace Carrel
