// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/eventlog.h"

#include "study/eventcodec.h"
#include "study/studysettings.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <tuple>

namespace Carrel
{

namespace
{

constexpr QChar forkMark = u'~';

/** Same content? Numbers that compare equal but are written differently (0, -0) count as different. */
bool isSame(const Event &a, const Event &b)
{
    if (a != b) {
        return false;
    }
    const bool comparesAsWritten = std::holds_alternative<AnswerEvent>(a.body) && a.extra.isEmpty();
    return comparesAsWritten || toJson(a) == toJson(b);
}

EventRef forkRef(const Event &event)
{
    const QByteArray hash = QCryptographicHash::hash(toJson(event), QCryptographicHash::Sha256).toHex().left(16);
    return {SessionId(event.stamp.ref.session.toString() + forkMark + QString::fromLatin1(hash)), event.stamp.ref.n};
}

/** The key an event was written under, also for one of a derived session. */
EventRef asWritten(const EventRef &ref)
{
    const qsizetype mark = ref.session.toString().indexOf(forkMark);
    return mark < 0 ? ref : EventRef{SessionId(ref.session.toString().left(mark)), ref.n};
}

/** Order as written: whether a correction holds cannot depend on corrections. */
bool isWrittenBefore(const LoggedEvent *a, const LoggedEvent *b)
{
    return std::tie(a->event.stamp.at, a->ref) < std::tie(b->event.stamp.at, b->ref);
}

/** Does it change more than one check or lesson? */
bool isControl(const EventBody &body)
{
    return std::holds_alternative<SettingEvent>(body) || std::holds_alternative<AliasEvent>(body) ||
           std::holds_alternative<ClockSuspectEvent>(body) || std::holds_alternative<UnknownEvent>(body);
}

/** What the clock on the wall showed, as ms since 1970 there, without the offset of a suspect clock. */
qint64 localMs(const LoggedEvent &logged)
{
    const EventStamp &stamp = logged.event.stamp;
    const qint64 aheadMs = stamp.at - logged.at;
    return stamp.wallMs - aheadMs + qint64(stamp.utcOffsetSeconds) * 1'000;
}

} // namespace

bool isBefore(const LoggedEvent &a, const LoggedEvent &b)
{
    return std::tie(a.at, a.ref) < std::tie(b.at, b.ref);
}

int localHour(const LoggedEvent &logged)
{
    constexpr qint64 hourMs = 3'600'000;
    const qint64 hours = localMs(logged) / hourMs;
    return int(((hours % 24) + 24) % 24);
}

QDate localDate(const LoggedEvent &logged)
{
    return QDateTime::fromMSecsSinceEpoch(localMs(logged), QTimeZone::UTC).date();
}

EventLog::Change EventLog::add(std::vector<Event> events)
{
    Change change;
    std::vector<LoggedEvent *> added;
    std::vector<LoggedEvent *> undos;
    for (Event &event : events) {
        if (LoggedEvent *logged = insert(std::move(event), change)) {
            added.push_back(logged);
            change.everything |= isControl(logged->event.body);
            if (std::holds_alternative<UndoEvent>(logged->event.body)) {
                undos.push_back(logged);
            }
        }
    }
    change.undos = !undos.empty();
    if (undos.size() == 1 && !change.everything && holdsAtOnce(*undos.front())) {
        m_undos.push_back(undos.front());
        takeBack(std::get<UndoEvent>(undos.front()->event.body), change);
    } else if (change.undos || change.everything) {
        m_undos.insert(m_undos.end(), undos.begin(), undos.end());
        resolveUndos(change);
    }
    if (change.everything) {
        resolveSuspects();
    } else {
        std::ranges::for_each(added, [this](LoggedEvent *logged) { correct(*logged); });
    }
    change.events.insert(change.events.end(), added.begin(), added.end());
    return change;
}

LoggedEvent *EventLog::insert(Event &&event, Change &change)
{
    std::vector<LoggedEvent *> &holders = m_byRef[event.stamp.ref];
    if (std::ranges::any_of(holders, [&event](const LoggedEvent *known) { return isSame(known->event, event); })) {
        return nullptr;
    }
    LoggedEvent &logged = m_events.emplace_back(LoggedEvent{std::move(event), {}, 0, {}, false});
    logged.ref = logged.event.stamp.ref;
    holders.push_back(&logged);
    if (holders.size() > 1) {
        m_forked.insert(logged.event.stamp.ref);
        std::ranges::for_each(holders, [](LoggedEvent *holder) { holder->ref = forkRef(holder->event); });
        change.everything = true;
    }
    logged.undone = isNamed(logged);
    return &logged;
}

bool EventLog::isNamed(const LoggedEvent &logged) const
{
    return m_named.contains(logged.event.stamp.ref) || m_named.contains(logged.ref);
}

/** The usual undo, the last of all so far and not of an undo, needs no second look at the others. */
bool EventLog::holdsAtOnce(const LoggedEvent &undo) const
{
    const auto &body = std::get<UndoEvent>(undo.event.body);
    const auto namesUndo = [&](quint32 n) {
        const LoggedEvent *named = find({body.session, n});
        return named && std::holds_alternative<UndoEvent>(named->event.body);
    };
    const bool last = m_undos.empty() || isWrittenBefore(m_undos.back(), &undo);
    return last && !isNamed(undo) && std::ranges::none_of(body.n, namesUndo);
}

void EventLog::takeBack(const UndoEvent &undo, Change &change)
{
    for (const quint32 n : undo.n) {
        m_named.insert({undo.session, n});
        flip({undo.session, n}, change);
    }
}

void EventLog::resolveUndos(Change &change)
{
    std::ranges::sort(m_undos, isWrittenBefore);
    const Refs before = std::exchange(m_named, {});
    // From the last to the first: an undo holds unless a later one that holds names it.
    for (auto undo = m_undos.rbegin(); undo != m_undos.rend(); ++undo) {
        if (isNamed(**undo)) {
            continue;
        }
        const auto &body = std::get<UndoEvent>((*undo)->event.body);
        for (const quint32 n : body.n) {
            m_named.insert({body.session, n});
        }
    }
    for (const EventRef &ref : before) {
        flip(ref, change);
    }
    for (const EventRef &ref : m_named) {
        flip(ref, change);
    }
}

void EventLog::flip(const EventRef &named, Change &change)
{
    const auto holders = m_byRef.find(asWritten(named));
    if (holders == m_byRef.end()) {
        return;
    }
    for (LoggedEvent *logged : holders->second) {
        const bool undone = isNamed(*logged);
        if (logged->undone != undone) {
            logged->undone = undone;
            change.events.push_back(logged);
            change.everything |= isControl(logged->event.body);
        }
    }
}

void EventLog::resolveSuspects()
{
    std::vector<const LoggedEvent *> reports;
    for (const LoggedEvent &logged : m_events) {
        if (!logged.undone && std::holds_alternative<ClockSuspectEvent>(logged.event.body)) {
            reports.push_back(&logged);
        }
    }
    // The last report on a session holds: a computer whose own clock is slow blames others with early times.
    std::ranges::sort(reports, isWrittenBefore);
    m_suspects.clear();
    for (const LoggedEvent *logged : reports) {
        const auto &report = std::get<ClockSuspectEvent>(logged->event.body);
        m_suspects[report.session] = report.offsetMs;
    }
    // The rollover in force at an event depends on the order, and that on all times being right.
    std::ranges::for_each(m_events,
                          [this](LoggedEvent &logged) { logged.at = logged.event.stamp.at - aheadMs(logged); });
    collectRollovers();
    std::ranges::for_each(m_events, [this](LoggedEvent &logged) { correct(logged); });
}

void EventLog::collectRollovers()
{
    m_rollovers.clear();
    for (const LoggedEvent &logged : m_events) {
        const auto *setting = std::get_if<SettingEvent>(&logged.event.body);
        if (!setting || logged.undone) {
            continue;
        }
        StudySettings settings;
        settings.rolloverMinutes = -1;
        settings.apply(*setting);
        if (settings.rolloverMinutes >= 0) {
            m_rollovers.push_back({&logged, settings.rolloverMinutes});
        }
    }
    std::ranges::sort(m_rollovers, isBefore, &RolloverChange::event);
}

qint64 EventLog::aheadMs(const LoggedEvent &logged) const
{
    const auto suspect = m_suspects.find(logged.event.stamp.ref.session);
    return suspect == m_suspects.end() ? 0 : suspect->second;
}

void EventLog::correct(LoggedEvent &logged) const
{
    const EventStamp &stamp = logged.event.stamp;
    const qint64 ahead = m_suspects.empty() ? 0 : aheadMs(logged);
    logged.at = stamp.at - ahead;
    logged.day =
        ahead == 0 ? stamp.day : studyDayAt(stamp.wallMs - ahead, stamp.utcOffsetSeconds, rolloverBefore(logged));
}

int EventLog::rolloverBefore(const LoggedEvent &logged) const
{
    const auto after = std::ranges::lower_bound(m_rollovers, logged, isBefore, &RolloverChange::event);
    return after == m_rollovers.begin() ? defaultRolloverMinutes : std::prev(after)->minutes;
}

const LoggedEvent *EventLog::find(const EventRef &ref) const
{
    const auto holders = m_byRef.find(asWritten(ref));
    if (holders == m_byRef.end()) {
        return nullptr;
    }
    const auto found = std::ranges::find_if(holders->second, [&ref](const LoggedEvent *logged) {
        return logged->ref == ref || logged->event.stamp.ref == ref;
    });
    return found == holders->second.end() ? nullptr : *found;
}

std::vector<const LoggedEvent *> EventLog::inOrder() const
{
    std::vector<const LoggedEvent *> events;
    events.reserve(m_events.size());
    for (const LoggedEvent &logged : m_events) {
        if (!logged.undone) {
            events.push_back(&logged);
        }
    }
    std::ranges::sort(events, [](const LoggedEvent *a, const LoggedEvent *b) { return isBefore(*a, *b); });
    return events;
}

std::set<EventRef> EventLog::undone() const
{
    return {m_named.begin(), m_named.end()};
}

} // namespace Carrel
