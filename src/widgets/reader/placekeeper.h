// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "page/place.h"
#include "study/event.h"

#include <functional>
#include <optional>

namespace Carrel
{

/**
 * Decides when a learner's place in a lesson is written down: on leaving the lesson, on losing the focus, at most every
 * 30 seconds; a glance is not. Counts the time a lesson is read: in the foreground, and while the place moves now and
 * then, since a window may be left open over night. Used by ReaderView.
 */
class PlaceKeeper final
{
public:
    static constexpr qint64 spanMs = 30'000;       ///< between two events while reading
    static constexpr qint64 glanceMs = 2'000;      ///< shorter looks are not recorded
    static constexpr qint64 attentionMs = 300'000; ///< who does not move for longer is taken to be away

    using Write = std::function<void(const PlaceEvent &)>;

    PlaceKeeper(const Clock &clock, Write write);

    void enter(const LessonRef &lesson, const Place &place); ///< leaves the one before
    void leave();
    void changeLearner(); ///< writes for the one before; nothing of it counts for the next
    void moveTo(const Place &place);
    /** Writes a place one stays at: call every few seconds, since who reads on without scrolling moves nothing. */
    void keepIfDue();
    void seeLastBlock();
    void setForeground(bool foreground);

private:
    void noticeReader();
    void count();
    void writeDown();

    const Clock &m_clock;
    Write m_write;
    std::optional<LessonRef> m_lesson;
    Place m_place;
    bool m_placeIsNew = false; ///< not written yet
    bool m_lastBlockSeen = false;
    bool m_lastBlockTold = false;
    bool m_foreground = false;
    qint64 m_since = 0;  ///< monotonic, of what is not counted yet
    qint64 m_seenAt = 0; ///< monotonic, the reader's last move
    qint64 m_foregroundMs = 0;
    qint64 m_writtenAt = 0;
};

} // namespace Carrel
