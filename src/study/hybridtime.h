// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"

#include <map>

namespace Carrel
{

/** How far a session's clock may be ahead of one's own and still be believed. */
inline constexpr qint64 credibleAheadMs = 10 * 60 * 1000;

/**
 * Gives the time events are put in order by: the wall clock, but always later than anything credible that was seen, so
 * that no event lies before one its writer knew. Used by StudyRecord.
 */
class HybridTime
{
public:
    using Offsets = std::map<SessionId, qint64>; ///< ms to take off a session's times

    void see(const EventStamp &stamp);

    /** The time of a new event at @p wallMs. */
    [[nodiscard]] qint64 next(qint64 wallMs, const Offsets &known) const;

    /** Sessions that lie too far ahead of @p wallMs and that nobody has reported yet, with how far. */
    [[nodiscard]] std::vector<ClockSuspectEvent> suspects(qint64 wallMs, const Offsets &known,
                                                          const SessionId &own) const;

    /** From now on @p session is believed whatever it says: one's own times never go back. */
    void trust(const SessionId &session);

private:
    std::map<SessionId, qint64> m_last; ///< greatest time of each session
    SessionId m_trusted;
};

} // namespace Carrel
