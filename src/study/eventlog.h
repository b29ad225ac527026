// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"

#include <deque>
#include <map>
#include <set>
#include <span>
#include <unordered_map>
#include <unordered_set>

namespace Carrel
{

/** An event with what the rest of the record says of it. */
struct LoggedEvent {
    Event event;
    EventRef ref;  ///< its own, or one under a derived session when two events claim the same
    qint64 at = 0; ///< with the offset of a suspect clock taken off
    StudyDay day;  ///< the same
    bool undone = false;
};

/** The order events are folded in: time, then session, then number. */
[[nodiscard]] bool isBefore(const LoggedEvent &a, const LoggedEvent &b);

/** The hour a learner's clock showed then, 0 to 23, in the time zone of then. */
[[nodiscard]] int localHour(const LoggedEvent &logged);

/** The date by the calendar there and then, which is a day ahead of the study day from midnight to the rollover. */
[[nodiscard]] QDate localDate(const LoggedEvent &logged);

/**
 * The set of all events of a learner: every event once, forks kept apart, undone ones flagged, suspect clocks put
 * right. Used by Fold only.
 */
class EventLog final
{
public:
    /** What an addition touched. */
    struct Change {
        std::vector<const LoggedEvent *> events; ///< new, or newly (no longer) undone
        bool everything = false;                 ///< order, days or settings may have changed: fold all again
        bool undos = false;                      ///< undo events came
    };

    Change add(std::vector<Event> events);

    [[nodiscard]] const LoggedEvent *find(const EventRef &ref) const;
    [[nodiscard]] std::vector<const LoggedEvent *> inOrder() const; ///< those that are not undone
    [[nodiscard]] qsizetype size() const { return qsizetype(m_events.size()); }
    [[nodiscard]] std::set<EventRef> undone() const;
    [[nodiscard]] const std::set<EventRef> &forked() const { return m_forked; }
    [[nodiscard]] const std::map<SessionId, qint64> &suspects() const { return m_suspects; }

private:
    struct RefHash {
        size_t operator()(const EventRef &ref) const noexcept { return qHashMulti(0, ref.session, ref.n); }
    };
    using Refs = std::unordered_set<EventRef, RefHash>;
    struct RolloverChange {
        const LoggedEvent *setting;
        int minutes;

        [[nodiscard]] const LoggedEvent &event() const { return *setting; }
    };

    LoggedEvent *insert(Event &&event, Change &change);
    [[nodiscard]] bool isNamed(const LoggedEvent &logged) const;
    [[nodiscard]] bool holdsAtOnce(const LoggedEvent &undo) const;
    void takeBack(const UndoEvent &undo, Change &change);
    void resolveUndos(Change &change);
    void flip(const EventRef &named, Change &change);
    void resolveSuspects();
    [[nodiscard]] qint64 aheadMs(const LoggedEvent &logged) const;
    void correct(LoggedEvent &logged) const;
    void collectRollovers();
    [[nodiscard]] int rolloverBefore(const LoggedEvent &logged) const;

    std::deque<LoggedEvent> m_events;                                          ///< in order of arrival; addresses stay
    std::unordered_map<EventRef, std::vector<LoggedEvent *>, RefHash> m_byRef; ///< as written
    std::vector<LoggedEvent *> m_undos;                                        ///< in order as written
    Refs m_named;                                                              ///< by undos that hold
    std::set<EventRef> m_forked;
    std::map<SessionId, qint64> m_suspects;
    std::vector<RolloverChange> m_rollovers; ///< in order
};

} // namespace Carrel
