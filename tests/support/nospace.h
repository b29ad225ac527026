// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <csignal>

namespace Carrel::Test
{

/** While it lives no file can grow, as on a full disk. */
class NoSpace final
{
public:
    NoSpace()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit none{0, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~NoSpace() { setrlimit(RLIMIT_FSIZE, &m_before); }
    NoSpace(const NoSpace &) = delete;
    NoSpace &operator=(const NoSpace &) = delete;

private:
    rlimit m_before{};
};

} // namespace Carrel::Test
#endif
