// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <optional>

namespace Carrel
{

/**
 * Swallows the second press of a double press: after a press that was let through, further ones within the span are
 * not. Keys and clicks that answer or go on ask it, so that nobody skips a verdict unread.
 */
class PressGuard final
{
public:
    static constexpr qint64 spanMs = 250;

    explicit PressGuard(const Clock &clock);

    /** True when the press counts. */
    [[nodiscard]] bool letsThrough();

    /** Starts the span now: something new has just come under the finger. */
    void startSpan();

private:
    const Clock &m_clock;
    std::optional<qint64> m_since;
};

} // namespace Carrel
