// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/hybridtime.h"

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr int fewestAhead = 2;   ///< one wrong clock is more likely elsewhere than here, several are not
constexpr int witnessWeight = 4; ///< so many sessions that told of their own clock outweigh one that lies ahead

qint64 offsetOf(const SessionId &session, const HybridTime::Offsets &known)
{
    const auto offset = known.find(session);
    return offset == known.end() ? 0 : offset->second;
}

} // namespace

void HybridTime::see(const Event &event)
{
    const EventStamp &stamp = event.stamp;
    const auto [place, isNew] = m_last.try_emplace(stamp.ref.session, stamp.at);
    if (!isNew) {
        place->second = std::max(place->second, stamp.at);
    }
    const auto *report = std::get_if<ClockSuspectEvent>(&event.body);
    if (report != nullptr && report->offsetMs == 0 && report->session == stamp.ref.session) {
        m_doubters.insert(report->session);
    }
    if (report != nullptr && report->offsetMs > 0) {
        Accuser &accuser = m_accusers[stamp.ref.session];
        accuser.wallMs = stamp.wallMs;
        accuser.accused[report->session] = report->offsetMs;
    }
}

qint64 HybridTime::next(qint64 wallMs, const Offsets &known) const
{
    qint64 time = wallMs;
    for (const auto &[session, last] : m_last) {
        const qint64 at = session == m_trusted ? last : last - offsetOf(session, known);
        if (session == m_trusted || at <= wallMs + credibleAheadMs) {
            time = std::max(time, at + 1);
        }
    }
    return time;
}

ClockJudgement HybridTime::judge(qint64 wallMs, const Offsets &known, qint64 latestHereMs) const
{
    ClockJudgement judgement;
    int fitting = 0;
    int witnesses = 0; // they called their own clock behind or in doubt, but it shows what this one does
    for (const auto &[session, last] : m_last) {
        if (session == m_trusted) {
            continue;
        }
        const qint64 offset = offsetOf(session, known);
        const qint64 at = last - offset;
        if (offset < 0 && last <= wallMs + credibleAheadMs) {
            ++witnesses;
        } else if (at > wallMs + credibleAheadMs) {
            ++judgement.ahead;
        } else {
            ++fitting;
            witnesses += m_doubters.contains(session) ? 1 : 0;
        }
        judgement.latestMs = std::max(judgement.latestMs, at);
    }
    const bool wentBack = latestHereMs > wallMs + credibleAheadMs;
    const int enough = wentBack ? 1 : fewestAhead; // of a clock that went back it may be one's own that lie ahead
    if (judgement.ahead < enough || judgement.ahead * witnessWeight <= witnesses) {
        return judgement;
    }
    if (judgement.ahead > fitting) {
        judgement.standing = ClockStanding::Behind;
    } else if (wentBack) {
        judgement.standing = ClockStanding::Doubtful;
    }
    return judgement;
}

std::vector<ClockSuspectEvent> HybridTime::reports(qint64 wallMs, const Offsets &known,
                                                   const ClockJudgement &judgement) const
{
    std::vector<ClockSuspectEvent> found;
    const qint64 ownOffset = offsetOf(m_trusted, known);
    if (judgement.standing == ClockStanding::Behind && ownOffset == 0) {
        found.push_back({m_trusted, wallMs - judgement.latestMs});
    }
    if (judgement.standing == ClockStanding::Doubtful && !known.contains(m_trusted)) {
        found.push_back({m_trusted, 0});
    }
    if (judgement.standing != ClockStanding::Believed) {
        return found;
    }
    if (ownOffset < 0) {
        found.push_back({m_trusted, 0}); // somebody has set the clock meanwhile
    }
    for (const auto &[session, last] : m_last) {
        if (session == m_trusted) {
            continue;
        }
        const qint64 offset = offsetOf(session, known);
        if (!known.contains(session) && last > wallMs + credibleAheadMs) {
            found.push_back({session, last - wallMs});
        } else if (offset < 0 && last - offset > wallMs + credibleAheadMs) {
            found.push_back({session, 0}); // it was not behind after all
        }
    }
    takeBack(wallMs, known, found);
    return found;
}

/** A clock that was behind has called most of the record wrong; by this one they are possible. */
void HybridTime::takeBack(qint64 wallMs, const Offsets &known, std::vector<ClockSuspectEvent> &found) const
{
    for (const auto &[accuser, said] : m_accusers) {
        std::vector<ClockSuspectEvent> holding;
        qint64 latest = 0;
        for (const auto &[session, offset] : said.accused) {
            const auto last = m_last.find(session);
            if (last != m_last.end() && last->second <= wallMs + credibleAheadMs &&
                offsetOf(session, known) == offset) {
                holding.push_back({session, 0});
                latest = std::max(latest, last->second);
            }
        }
        if (int(said.accused.size()) < fewestAhead || holding.empty() ||
            int(said.accused.size()) <= sessionsUpTo(said.wallMs, accuser, said)) {
            continue;
        }
        found.insert(found.end(), holding.begin(), holding.end());
        if (!known.contains(accuser)) {
            found.push_back({accuser, std::min<qint64>(0, said.wallMs - latest)}); // it came after all it has seen
        }
    }
}

/** Sessions that fitted the clock of @p session when it accused others. */
int HybridTime::sessionsUpTo(qint64 wallMs, const SessionId &session, const Accuser &accuser) const
{
    return int(std::ranges::count_if(m_last, [&](const auto &entry) {
        return entry.first != session && !accuser.accused.contains(entry.first) &&
               entry.second <= wallMs + credibleAheadMs;
    }));
}

void HybridTime::trust(const SessionId &session)
{
    m_trusted = session;
}

} // namespace Carrel
