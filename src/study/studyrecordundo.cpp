// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What StudyRecord takes back and does again.
#include "study/studyrecord.h"

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr qint64 undoneUnaskedMs = 24LL * 60 * 60 * 1000;

} // namespace

/** The same as StudyState::undone() when all that waits lies on the disk. */
std::set<EventRef> StudyRecord::undoneWithWaiting() const
{
    std::set<EventRef> undone = state().undone();
    for (const auto &[n, event] : m_waiting) {
        const auto *undo = std::get_if<UndoEvent>(&event.body);
        for (const quint32 number : undo ? undo->n : std::vector<quint32>()) {
            const EventRef named{undo->session, number};
            undone.insert(named);
            if (const auto redone = m_record->undo.takenBackBy(named)) {
                undone.erase(*redone);
            }
        }
    }
    return undone;
}

std::optional<EventRef> StudyRecord::lastAction(const std::set<EventRef> &undone) const
{
    return m_record->undo.last(undone, knownOffsets());
}

std::optional<UndoStack::TakenBack> StudyRecord::lastTakenBack(const std::set<EventRef> &undone) const
{
    // What waits is done since, unless it does again itself; what an undo takes back is known when it is on a disk.
    const bool done = std::ranges::any_of(m_waiting, [this](const auto &waiting) {
        const auto *undo = std::get_if<UndoEvent>(&waiting.second.body);
        const bool redoes = undo && !undo->n.empty() && m_record->undo.takenBackBy({undo->session, undo->n.back()});
        return (undo && !redoes) || isAction(waiting.second.body);
    });
    return done ? std::nullopt : m_record->undo.lastTakenBack(undone, knownOffsets());
}

EventRef StudyRecord::undoLast()
{
    const auto last = lastAction(undoneWithWaiting());
    return last ? append(UndoEvent{last->session, {last->n}}) : EventRef();
}

bool StudyRecord::canUndo() const
{
    return lastAction(undoneWithWaiting()).has_value();
}

const Event *StudyRecord::undoEvent() const
{
    const auto last = lastAction(undoneWithWaiting());
    return last ? m_record->fold.find(*last) : nullptr;
}

bool StudyRecord::isUndoOld() const
{
    const Event *event = undoEvent();
    return event != nullptr && event->stamp.ref.session != m_journal->session() &&
           m_time.nowMs() - event->stamp.wallMs > undoneUnaskedMs;
}

QString StudyRecord::undoText() const
{
    const Event *event = undoEvent();
    return event == nullptr ? QString() : actionWords(event->body).undo;
}

EventRef StudyRecord::redoLast()
{
    const auto last = lastTakenBack(undoneWithWaiting());
    return last ? append(UndoEvent{last->undo.session, {last->undo.n}}) : EventRef();
}

bool StudyRecord::canRedo() const
{
    return lastTakenBack(undoneWithWaiting()).has_value();
}

const Event *StudyRecord::redoEvent() const
{
    const auto last = lastTakenBack(undoneWithWaiting());
    return last ? m_record->fold.find(last->action) : nullptr;
}

UndoOffers StudyRecord::undoOffers() const
{
    const std::set<EventRef> undone = undoneWithWaiting();
    const auto action = lastAction(undone);
    const auto takenBack = lastTakenBack(undone);
    const Event *const undo = action ? m_record->fold.find(*action) : nullptr;
    const Event *const redo = takenBack ? m_record->fold.find(takenBack->action) : nullptr;
    return {undo == nullptr ? QString() : actionWords(undo->body).undo,
            redo == nullptr ? QString() : actionWords(redo->body).redo};
}

QString StudyRecord::redoText() const
{
    const Event *event = redoEvent();
    return event == nullptr ? QString() : actionWords(event->body).redo;
}

} // namespace Carrel
