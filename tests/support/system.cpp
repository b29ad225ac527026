// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/system.h"

#include <QThread>

#include <algorithm>
#include <cstdlib>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <csignal>
#endif

namespace Carrel::Test
{

namespace
{

#ifdef __SANITIZE_ADDRESS__
constexpr double slowness = 5;
#else
constexpr double slowness = 1;
#endif

} // namespace

#ifdef Q_OS_WIN

void killAtOnce(qint64 pid)
{
    if (const HANDLE process = ::OpenProcess(PROCESS_TERMINATE, FALSE, DWORD(pid))) {
        ::TerminateProcess(process, 1);
        ::CloseHandle(process);
    }
}

void askToEnd(qint64) {}

void hold(qint64) {}

void letGoOn(qint64) {}

void dieAtOnce()
{
    ::TerminateProcess(::GetCurrentProcess(), 1);
    std::abort();
}

double busyness()
{
    return slowness;
}

#else

void killAtOnce(qint64 pid)
{
    if (pid <= 0) { // to others this means a whole group of processes
        return;
    }
    ::kill(pid_t(pid), SIGKILL);
}

void askToEnd(qint64 pid)
{
    ::kill(pid_t(pid), SIGTERM);
}

void hold(qint64 pid)
{
    ::kill(pid_t(pid), SIGSTOP);
}

void letGoOn(qint64 pid)
{
    ::kill(pid_t(pid), SIGCONT);
}

void dieAtOnce()
{
    std::raise(SIGKILL);
    std::abort();
}

double busyness()
{
    double load = 1;
    (void)::getloadavg(&load, 1);
    return slowness * std::max(1.0, load / QThread::idealThreadCount());
}

#endif

} // namespace Carrel::Test
