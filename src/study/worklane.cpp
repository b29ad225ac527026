// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/worklane.h"

#include "base/loosethreads.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace Carrel
{

struct WorkLane::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::function<void()>> work;
    bool stopping = false;
    bool ended = false;

    void run()
    {
        std::unique_lock lock(mutex);
        while (true) {
            changed.wait(lock, [this] { return stopping || !work.empty(); });
            if (work.empty()) {
                break;
            }
            {
                const std::function<void()> next = std::move(work.front());
                work.pop_front();
                lock.unlock();
                next();
            }
            lock.lock();
        }
        ended = true;
        changed.notify_all();
    }
};

WorkLane::WorkLane()
    : m_shared(std::make_shared<Shared>())
{
    startLoose([shared = m_shared] { shared->run(); });
}

WorkLane::~WorkLane()
{
    const std::scoped_lock lock(m_shared->mutex);
    m_shared->work.clear();
    m_shared->stopping = true;
    m_shared->changed.notify_all();
}

void WorkLane::post(std::function<void()> work)
{
    const std::scoped_lock lock(m_shared->mutex);
    if (!m_shared->stopping) {
        m_shared->work.push_back(std::move(work));
        m_shared->changed.notify_all();
    }
}

bool WorkLane::finish(int ms)
{
    std::unique_lock lock(m_shared->mutex);
    m_shared->stopping = true;
    m_shared->changed.notify_all();
    return m_shared->changed.wait_for(lock, std::chrono::milliseconds(ms), [this] { return m_shared->ended; });
}

} // namespace Carrel
