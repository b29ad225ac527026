// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/hybridtime.h"

#include <algorithm>

namespace Carrel
{

namespace
{

qint64 corrected(const SessionId &session, qint64 at, const HybridTime::Offsets &known)
{
    const auto offset = known.find(session);
    return offset == known.end() ? at : at - offset->second;
}

} // namespace

void HybridTime::see(const EventStamp &stamp)
{
    const auto [place, isNew] = m_last.try_emplace(stamp.ref.session, stamp.at);
    if (!isNew) {
        place->second = std::max(place->second, stamp.at);
    }
}

qint64 HybridTime::next(qint64 wallMs, const Offsets &known) const
{
    qint64 time = wallMs;
    for (const auto &[session, last] : m_last) {
        const qint64 at = corrected(session, last, known);
        if (session == m_trusted || at <= wallMs + credibleAheadMs) {
            time = std::max(time, at + 1);
        }
    }
    return time;
}

std::vector<ClockSuspectEvent> HybridTime::suspects(qint64 wallMs, const Offsets &known, const SessionId &own) const
{
    std::vector<ClockSuspectEvent> found;
    for (const auto &[session, last] : m_last) {
        if (session != own && !known.contains(session) && last > wallMs + credibleAheadMs) {
            found.push_back({session, last - wallMs});
        }
    }
    return found;
}

void HybridTime::trust(const SessionId &session)
{
    m_trusted = session;
}

} // namespace Carrel
