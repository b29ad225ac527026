// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "study/hybridtime.h"

#include <QCoreApplication>

namespace Carrel
{

/**
 * What time it is by the record: the clock of this computer, and whether it is to be believed, given what lies in the
 * record and what it has shown before. Used by StudyRecord.
 */
class OwnClock final
{
    Q_DECLARE_TR_FUNCTIONS(Carrel::OwnClock)

public:
    /** @p clock outlives this; @p indexFolder is where it is remembered what it has shown. */
    OwnClock(Clock &clock, QString indexFolder);

    /** Forgets the record before: another one is read. */
    void beginAnew();

    /** Judges anew, and remembers what the clock shows when the whole record, @p read, fits it. */
    void judge(const HybridTime &times, const HybridTime::Offsets &known, bool read);

    [[nodiscard]] const ClockJudgement &judgement() const { return m_judgement; }

    /** What the clock shows; never before the latest time of the record when it is behind. */
    [[nodiscard]] qint64 nowMs() const;

    /** Why the clock is not to be trusted, and what to do; empty: it is. */
    [[nodiscard]] QString sentence() const;

private:
    Clock &m_clock;
    QString m_indexFolder;
    ClockJudgement m_judgement;
    qint64 m_judgedMs = 0;     ///< what the clock showed then
    qint64 m_rememberedMs = 0; ///< what it has shown before
    qint64 m_behindMs = 0;     ///< what it lacks at least, when it is behind
};

} // namespace Carrel
