// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/ownclock.h"

#include "base/localday.h"
#include "study/clockmemory.h"

#include <QLocale>

#include <cstdlib>

namespace Carrel
{

namespace
{

constexpr qint64 rememberEveryMs = 60'000; ///< an answer is not worth a file

} // namespace

OwnClock::OwnClock(Clock &clock, QString indexFolder)
    : m_clock(clock)
    , m_indexFolder(std::move(indexFolder))
{
}

void OwnClock::beginAnew()
{
    m_rememberedMs = rememberedClock(m_indexFolder);
}

void OwnClock::judge(const HybridTime &times, const HybridTime::Offsets &known, bool read)
{
    m_judgedMs = m_clock.wallMs();
    m_judgement = times.judge(m_judgedMs, known, m_rememberedMs);
    m_behindMs = m_judgement.standing == ClockStanding::Behind ? m_judgement.latestMs - m_judgedMs : 0;
    if (m_judgement.ahead == 0 && read && std::abs(m_judgedMs - m_rememberedMs) > rememberEveryMs) {
        m_rememberedMs = m_judgedMs;
        rememberClock(m_indexFolder, m_judgedMs);
    }
}

qint64 OwnClock::nowMs() const
{
    return m_clock.wallMs() + m_behindMs;
}

QString OwnClock::sentence() const
{
    if (m_judgement.standing == ClockStanding::Believed) {
        return {};
    }
    const auto dayAt = [this](qint64 ms) { // by the calendar, with which the learner compares it
        return QLocale().toString(studyMomentAt(m_clock, ms).date, QLocale::LongFormat);
    };
    QStringList sentences{
        tr("The clock of this computer shows %1, but you studied on %2. Set the clock and start Carrel again.")
            .arg(dayAt(m_judgedMs), dayAt(m_judgement.latestMs)),
        m_judgement.standing == ClockStanding::Behind
            ? tr("Until then what is due is counted as of the last day you studied.")
            : tr("Until then what is due is counted by this clock and may be wrong.")};
    if (m_judgement.ahead == 1) {
        sentences << tr("If the clock is right, go on: after a few starts it is believed.");
    }
    return sentences.join(u' ');
}

} // namespace Carrel
