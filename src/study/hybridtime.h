// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"

#include <map>
#include <set>

namespace Carrel
{

/** How far a session's clock may be ahead of one's own and still be believed. */
inline constexpr qint64 credibleAheadMs = 10LL * 60 * 1000;

/** What the sessions of a record say of the clock of this computer. */
enum class ClockStanding {
    Believed, ///< a session that lies ahead of it has a wrong clock itself
    Doubtful, ///< this computer has shown the time of those ahead before: it was set back, and nobody can tell
    Behind,   ///< most lie ahead: this clock is wrong
};

/** A standing and what it rests on. */
struct ClockJudgement {
    ClockStanding standing = ClockStanding::Believed;
    int ahead = 0;       ///< sessions that lie ahead
    qint64 latestMs = 0; ///< the latest time of any other session

    bool operator==(const ClockJudgement &) const = default;
};

/**
 * Gives the time events are put in order by: the wall clock, but always later than anything credible that was seen, so
 * that no event lies before one its writer knew. Judges whose clock is wrong where two do not fit. Used by StudyRecord.
 */
class HybridTime
{
public:
    using Offsets = std::map<SessionId, qint64>; ///< ms to take off a session's times

    void see(const Event &event);

    /** The time of a new event at @p wallMs. */
    [[nodiscard]] qint64 next(qint64 wallMs, const Offsets &known) const;

    /** Whether @p wallMs is to be believed, when this computer has shown @p latestHereMs before. */
    [[nodiscard]] ClockJudgement judge(qint64 wallMs, const Offsets &known, qint64 latestHereMs) const;

    /**
     * What is to be written about clocks, given @p judgement: sessions that lie too far ahead of @p wallMs and that
     * nobody has reported yet; or, of a clock that is behind or in doubt, its own session alone; and reports of a clock
     * that was behind when it made them are taken back.
     */
    [[nodiscard]] std::vector<ClockSuspectEvent> reports(qint64 wallMs, const Offsets &known,
                                                         const ClockJudgement &judgement) const;

    /** From now on @p session is believed whatever it says: one's own times never go back. */
    void trust(const SessionId &session);

    /** What one session said about others that lay ahead of it. */
    struct Accuser {
        qint64 wallMs = 0;
        Offsets accused;
    };

private:
    friend class StateCodec;

    void takeBack(qint64 wallMs, const Offsets &known, std::vector<ClockSuspectEvent> &found) const;
    [[nodiscard]] int sessionsUpTo(qint64 wallMs, const SessionId &session, const Accuser &accuser) const;

    std::map<SessionId, qint64> m_last; ///< greatest time of each session
    std::map<SessionId, Accuser> m_accusers;
    std::set<SessionId> m_doubters; ///< sessions that reported their own clock as one in doubt
    SessionId m_trusted;
};

} // namespace Carrel
