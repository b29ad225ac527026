// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"

namespace Carrel
{

/**
 * The moment @p wallMs (UTC) in the time zone of @p clock: what everything that asks for "today" goes by. A study day
 * that has begun goes on when the clocks are put back over the rollover, or it would begin twice.
 */
[[nodiscard]] StudyMoment studyMomentAt(const Clock &clock, qint64 wallMs,
                                        int rolloverMinutes = defaultRolloverMinutes);

} // namespace Carrel
