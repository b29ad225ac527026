// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>

namespace Carrel::Test
{

/** What a person does not take for a window that hangs; on a machine that does much else, too. */
inline constexpr double longestStandstillMs = 250;

/** The longest time in which a window would have answered nothing. */
class Heartbeat final
{
public:
    Heartbeat()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
        m_timer.start(1);
        m_since.start();
    }

    double longestMs()
    {
        beat();
        return m_longest;
    }

private:
    void beat()
    {
        m_longest = qMax(m_longest, double(m_since.nsecsElapsed()) / 1e6);
        m_since.restart();
    }

    QTimer m_timer;
    QElapsedTimer m_since;
    double m_longest = 0;
};

} // namespace Carrel::Test
