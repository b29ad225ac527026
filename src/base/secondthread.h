// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSemaphore>

#include <functional>
#include <thread>

namespace Carrel
{

/**
 * A thread that waits to take half of the work, again and again: for pieces that are too short for a Job or a thread of
 * their own, a tenth of a millisecond and more.
 */
class SecondThread final
{
public:
    SecondThread();
    ~SecondThread();

    SecondThread(const SecondThread &) = delete;
    SecondThread &operator=(const SecondThread &) = delete;

    /** Does @p here on the caller's thread and @p there on this one, and returns when both are done. */
    void share(const std::function<void()> &here, const std::function<void()> &there);

private:
    void run();

    const std::function<void()> *m_work = nullptr; ///< none once it is to end
    QSemaphore m_begin;
    QSemaphore m_done;
    std::thread m_thread; ///< last: it uses the others from its start
};

} // namespace Carrel
