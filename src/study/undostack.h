// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"

#include <optional>
#include <set>

namespace Carrel
{

/**
 * The actions of a learner in the order they were done, to be taken back last first; over all sessions and machines, so
 * that a restart changes nothing. Used by StudyRecord.
 */
class UndoStack
{
public:
    void see(const Event &event);

    /** The last action that is not in @p undone. */
    [[nodiscard]] std::optional<EventRef> last(const std::set<EventRef> &undone) const;

private:
    std::set<std::pair<qint64, EventRef>> m_actions; ///< by hybrid time
};

/** The lesson @p body is about; nothing when it is about none. */
[[nodiscard]] std::optional<LessonRef> lessonOf(const EventBody &body);

/** What taking back @p body is called in a menu; empty when it is nothing a person did on purpose. */
[[nodiscard]] QString undoTextFor(const EventBody &body);

} // namespace Carrel
