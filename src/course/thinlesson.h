// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/lesson.h"

namespace Carrel
{

/** So many lessons of an import are kept whole; those behind them are thin. */
inline constexpr int mostWholeLessons = 4'000;

/**
 * Makes @p lesson a quarter as large, so that tens of thousands of them can be held at once: its blocks keep their
 * kinds, ids and pictures and lose their words, and its source is packed, from which it can be read again. Heads and
 * checks stay as they are. Only a lesson that is written as it came, in JSON, can be thin; others are left alone.
 */
void makeThin(Lesson &lesson);
[[nodiscard]] bool isThin(const Lesson &lesson);

/** The bytes @p lesson was read from, also of a thin one. */
[[nodiscard]] QByteArray sourceOf(const Lesson &lesson);

} // namespace Carrel
