// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace Carrel::Test
{

/** Ends another process without a word to it, as a crash or the system would. */
void killAtOnce(qint64 pid);

/** Asks another process to end, where the system has a way to ask (not on Windows). */
void askToEnd(qint64 pid);

/** Keeps another process from doing anything, as one that hangs, until letGoOn() (not on Windows). */
void hold(qint64 pid);
void letGoOn(qint64 pid);

/** Ends this process without running anything more. */
[[noreturn]] void dieAtOnce();

/** How many programs wait for each processor; at least 1. A limit in time is meant for a machine that is free, and for
    a build without a sanitizer, which looks at every access. */
[[nodiscard]] double busyness();

} // namespace Carrel::Test
