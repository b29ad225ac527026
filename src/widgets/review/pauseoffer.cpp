// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/pauseoffer.h"

#include <utility>

namespace Carrel
{

namespace
{

constexpr qint64 minuteMs = 60'000;
constexpr qint64 pauseMs = 5 * minuteMs; ///< nobody thinks so long about one check

} // namespace

bool PauseOffer::isDueAt(qint64 monotonicMs)
{
    const qint64 last = std::exchange(m_lastMs, monotonicMs);
    if (!std::exchange(m_isBegun, true) || monotonicMs - last >= pauseMs) {
        m_beganMs = monotonicMs;
        m_isOffered = false;
    }
    const bool isDue = !m_isOffered && monotonicMs - m_beganMs >= pauseAfterMinutes * minuteMs;
    m_isOffered |= isDue;
    return isDue;
}

} // namespace Carrel
