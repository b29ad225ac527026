// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/coveredevents.h"

#include <QHash>

#include <algorithm>

namespace Carrel
{

namespace
{

void count(CoveredSession &session, const UnionEntry &entry)
{
    ++session.lines;
    session.last = std::max(session.last, entry.n);
    session.sum += quint64(qHash(entry.payload, 0)) * (2 * quint64(entry.n) + 1); // 0: the same in every process
}

} // namespace

void CoveredEvents::add(const std::vector<UnionEntry> &entries)
{
    for (const UnionEntry &entry : entries) {
        count(m_sessions[entry.session], entry);
    }
}

void CoveredEvents::add(const CoveredEvents &others)
{
    m_sessions.insert(others.m_sessions.begin(), others.m_sessions.end());
}

std::optional<std::set<QString>> CoveredEvents::leaveNew(std::vector<UnionEntry> &entries) const
{
    std::map<QString, CoveredSession> found;
    const auto isCovered = [&](const UnionEntry &entry) {
        const auto known = m_sessions.find(entry.session);
        const bool covered = known != m_sessions.end() && entry.n <= known->second.last;
        if (covered) {
            count(found[entry.session], entry);
        }
        return covered;
    };
    std::erase_if(entries, isCovered);
    std::set<QString> whole;
    for (const auto &[session, sum] : found) {
        if (sum != m_sessions.at(session)) {
            return std::nullopt;
        }
        whole.insert(session);
    }
    return whole;
}

} // namespace Carrel
