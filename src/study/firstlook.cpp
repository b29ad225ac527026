// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/firstlook.h"

#include <algorithm>
#include <chrono>

namespace Carrel
{

void FirstLook::beat()
{
    const std::scoped_lock lock(m_mutex);
    ++m_beats;
    m_changed.notify_all();
}

void FirstLook::expect(qint64 checkpointBytes)
{
    const std::scoped_lock lock(m_mutex);
    m_tooLong = checkpointBytes > mostBytes;
    m_changed.notify_all();
}

bool FirstLook::wasHeardOf()
{
    const std::scoped_lock lock(m_mutex);
    return m_beats > 0;
}

bool FirstLook::offer(std::shared_ptr<LoadedRecord> checkpoint)
{
    const std::scoped_lock lock(m_mutex);
    m_offered = std::move(checkpoint);
    m_changed.notify_all();
    return !m_givenUp;
}

bool FirstLook::hand(std::shared_ptr<LoadedRecord> loaded)
{
    const std::scoped_lock lock(m_mutex);
    m_record = std::move(loaded);
    m_changed.notify_all();
    return !m_givenUp;
}

std::shared_ptr<LoadedRecord> FirstLook::wait(int limitMs)
{
    using namespace std::chrono;
    const auto end = steady_clock::now() + milliseconds(limitMs);
    std::unique_lock lock(m_mutex);
    const auto isOver = [this] { return m_record || m_offered || m_tooLong; };
    for (int seen = -1; !isOver() && seen != m_beats && steady_clock::now() < end;) {
        seen = m_beats;
        const auto until = std::min(end, steady_clock::now() + milliseconds(silenceMs));
        m_changed.wait_until(lock, until, [&] { return isOver() || m_beats != seen; });
    }
    m_givenUp = !m_record;
    return m_record ? m_record : m_offered;
}

} // namespace Carrel
