// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/studystate.h"

#include <span>

namespace Carrel
{

/** How long a check takes a learner who never answered it. */
inline constexpr qint64 assumedAnswerMs = 30'000;

/** How long @p checks will take this learner: for each the median of the own answers to it, else the assumed time. */
[[nodiscard]] qint64 expectedMs(const StudyState &state, std::span<const CheckKey> checks);

/** The same for "about 3 minutes": rounded, at least 1 when there is anything to do, 0 when not. */
[[nodiscard]] int expectedMinutes(const StudyState &state, std::span<const CheckKey> checks);

} // namespace Carrel
