// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"

#include <map>
#include <optional>
#include <set>
#include <unordered_set>

namespace Carrel
{

/**
 * The actions of a learner in the order they were done, to be taken back last first, and what was taken back, to be
 * done again; over all sessions and machines, so that a restart changes nothing. Used by StudyRecord.
 */
class UndoStack
{
public:
    using Offsets = std::map<SessionId, qint64>; ///< ms to take off a session's times
    /** Things of each session by hybrid time, with their numbers. */
    using ByTime = std::map<SessionId, std::set<std::pair<qint64, quint32>>>;

    void see(const Event &event);

    /** The last action that is not in @p undone, by clocks that @p offsets put right. */
    [[nodiscard]] std::optional<EventRef> last(const std::set<EventRef> &undone, const Offsets &offsets) const;

    /** An undo, and the action it took back. */
    struct TakenBack {
        EventRef undo;
        EventRef action;
    };

    /** The last undo of an action that is not in @p undone itself; nothing, too, when something was done since. Undoing
        that undo does the action again. */
    [[nodiscard]] std::optional<TakenBack> lastTakenBack(const std::set<EventRef> &undone,
                                                         const Offsets &offsets) const;

    /** The thing that @p undo takes back; nothing: it is no undo, or nobody has seen it. */
    [[nodiscard]] std::optional<EventRef> takenBackBy(const EventRef &undo) const;

private:
    [[nodiscard]] bool isOfAction(const EventRef &ref) const;

    ByTime m_actions;
    ByTime m_undos;
    std::map<SessionId, std::unordered_set<quint32>> m_actionNumbers;
    std::map<EventRef, EventRef> m_takenBack; ///< by undo
};

/** Whether @p body is something a person did on purpose, and may take back. */
[[nodiscard]] bool isAction(const EventBody &body);

/** The lesson @p body is about; nothing when it is about none. */
[[nodiscard]] std::optional<LessonRef> lessonOf(const EventBody &body);

/** What taking back an action, and doing it again, is called in a menu. */
struct ActionWords {
    QString undo; ///< "Undo the answer"
    QString redo; ///< "Redo the answer"
};

/** Both are empty when @p body is no isAction(). */
[[nodiscard]] ActionWords actionWords(const EventBody &body);

} // namespace Carrel
