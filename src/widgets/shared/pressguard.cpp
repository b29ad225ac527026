// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/pressguard.h"

namespace Carrel
{

PressGuard::PressGuard(const Clock &clock)
    : m_clock(clock)
{
}

bool PressGuard::letsThrough()
{
    const qint64 now = m_clock.monotonicMs();
    if (m_since.has_value() && now - *m_since < spanMs) {
        return false;
    }
    m_since = now;
    return true;
}

void PressGuard::startSpan()
{
    m_since = m_clock.monotonicMs();
}

} // namespace Carrel
