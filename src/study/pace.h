// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

#include <functional>
#include <optional>
#include <span>

namespace Carrel
{

/** How long a check takes a learner who never answered it. */
inline constexpr qint64 assumedAnswerMs = 30'000;

/** How long @p check will take this learner: the median of the own answers to it, else the assumed time. nullptr:
    nothing is known of it. */
[[nodiscard]] qint64 expectedMs(const CheckState *check);

/** How long @p checks will take this learner: for each the median of the own answers to it, else the assumed time. */
[[nodiscard]] qint64 expectedMs(const StudyState &state, std::span<const CheckKey> checks);

/** For "about 3 minutes": rounded, at least 1. */
[[nodiscard]] int wholeMinutes(qint64 ms);

/** The time for @p checks in such minutes; 0 when there are none. */
[[nodiscard]] int expectedMinutes(const StudyState &state, std::span<const CheckKey> checks);

/** The minutes of a lesson as its publisher says; nothing when he does not. */
using MinutesOf = std::function<std::optional<int>(const LessonRef &)>;

/**
 * How long this learner takes for a lesson, as a multiple of its minutes: the median of the lessons read last, so that
 * one that lay open over lunch does not count for much. 1 while fewer than three lessons say anything.
 */
[[nodiscard]] double readingPace(const StudyState &state, const MinutesOf &minutesOf);

} // namespace Carrel
