// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/secondthread.h"

namespace Carrel
{

SecondThread::SecondThread()
    : m_thread([this] { run(); })
{
}

SecondThread::~SecondThread()
{
    m_work = nullptr;
    m_begin.release();
    m_thread.join();
}

void SecondThread::share(const std::function<void()> &here, const std::function<void()> &there)
{
    m_work = &there;
    m_begin.release();
    here();
    m_done.acquire();
}

void SecondThread::run()
{
    for (m_begin.acquire(); m_work; m_begin.acquire()) {
        (*m_work)();
        m_done.release();
    }
}

} // namespace Carrel
