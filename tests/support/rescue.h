// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/bindmount.h"

#include <QSemaphore>
#include <QThread>

#include <memory>

namespace Carrel::Test
{

/** Lets a hung folder answer at the latest after a while, from another thread: so a test that waits for it ends. */
class Rescue final
{
public:
    static constexpr int patienceMs = 20'000;

    explicit Rescue(BindMount &mount)
        : m_mount(mount)
        , m_thread(QThread::create([this] {
            if (!m_over.tryAcquire(1, patienceMs)) {
                m_mount.answer();
            }
        }))
    {
        m_thread->start();
    }

    ~Rescue()
    {
        m_over.release();
        m_thread->wait();
        m_mount.answer();
    }
    Q_DISABLE_COPY_MOVE(Rescue)

private:
    BindMount &m_mount;
    QSemaphore m_over;
    std::unique_ptr<QThread> m_thread;
};

} // namespace Carrel::Test
