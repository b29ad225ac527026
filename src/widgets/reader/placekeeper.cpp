// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader/placekeeper.h"

#include <algorithm>

namespace Carrel
{

PlaceKeeper::PlaceKeeper(const Clock &clock, Write write)
    : m_clock(clock)
    , m_write(std::move(write))
{
}

void PlaceKeeper::enter(const LessonRef &lesson, const Place &place)
{
    leave();
    m_lesson = lesson;
    m_place = place;
    m_placeIsNew = true;
    m_lastBlockSeen = false;
    m_lastBlockTold = false;
    m_foregroundMs = 0;
    m_since = m_clock.monotonicMs();
    m_seenAt = m_since;
    m_writtenAt = m_since;
}

void PlaceKeeper::leave()
{
    count();
    writeDown();
    m_lesson.reset();
}

void PlaceKeeper::changeLearner()
{
    count();
    writeDown();
    m_placeIsNew = true;
    m_foregroundMs = 0;
    m_lastBlockSeen = false;
    m_lastBlockTold = false;
}

void PlaceKeeper::moveTo(const Place &place)
{
    if (place != m_place) {
        noticeReader();
        m_placeIsNew = true;
        m_place = place;
    }
    keepIfDue();
}

void PlaceKeeper::keepIfDue()
{
    if (m_placeIsNew && m_clock.monotonicMs() - m_writtenAt >= spanMs) {
        count();
        writeDown();
    }
}

void PlaceKeeper::seeLastBlock()
{
    m_lastBlockSeen = true;
}

void PlaceKeeper::setForeground(bool foreground)
{
    noticeReader();
    if (m_foreground && !foreground) {
        writeDown();
    }
    m_foreground = foreground;
}

void PlaceKeeper::noticeReader()
{
    count();
    m_seenAt = m_since;
}

void PlaceKeeper::count()
{
    const qint64 now = m_clock.monotonicMs();
    if (m_foreground) {
        m_foregroundMs += std::max<qint64>(0, std::min(now, m_seenAt + attentionMs) - m_since);
    }
    m_since = now;
}

void PlaceKeeper::writeDown()
{
    const bool news = m_foregroundMs >= glanceMs || (m_lastBlockSeen && !m_lastBlockTold);
    if (!m_lesson.has_value() || !news) {
        return;
    }
    // In the gap before a block is at its beginning, for the record.
    m_write({*m_lesson, m_place.block, qBound(0.0, m_place.offset, 1.0), m_lastBlockSeen, m_foregroundMs});
    m_placeIsNew = false;
    m_lastBlockTold = m_lastBlockSeen;
    m_foregroundMs = 0;
    m_writtenAt = m_clock.monotonicMs();
}

} // namespace Carrel
