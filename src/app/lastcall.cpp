// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lastcall.h"

#include <cstdlib>
#include <thread>

namespace Carrel
{

void endWithin(std::chrono::milliseconds patience, int status)
{
    std::thread([patience, status] {
        std::this_thread::sleep_for(patience);
        std::_Exit(status); // destructors would wait, too
    }).detach();
}

} // namespace Carrel
