// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/segmentfolder.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace Carrel
{

/** What a checkpoint has of one session. */
struct CoveredSession {
    quint32 lines = 0;
    quint32 last = 0; ///< the greatest number among them
    quint64 sum = 0;  ///< of the hashes of their numbers and bytes

    bool operator==(const CoveredSession &) const = default;
};

/**
 * The events a checkpoint was made of, told apart from those that came since although files are closed, packed and
 * carried over meanwhile. Used by RecordReader.
 */
class CoveredEvents final
{
public:
    /** @p entries are whole sessions, sorted as SegmentUnion has them. */
    void add(const std::vector<UnionEntry> &entries);
    void add(const CoveredEvents &others); ///< of other sessions

    /**
     * Takes out of @p entries, sorted as SegmentUnion has them, what is covered, and tells the sessions that were found
     * whole. Nothing: something lies there now that is not what was covered, so that the checkpoint does not hold.
     */
    [[nodiscard]] std::optional<std::set<QString>> leaveNew(std::vector<UnionEntry> &entries) const;

private:
    friend class StateCodec;

    std::map<QString, CoveredSession> m_sessions;
};

} // namespace Carrel
