// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/loosethreads.h"

#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <list>
#include <mutex>
#include <thread>
#include <utility>

namespace Carrel
{

namespace
{

struct Loose {
    std::thread thread;
    bool over = false; ///< its work is; joining it takes no longer than what it has for itself goes
};

struct Registry {
    std::mutex mutex;
    std::condition_variable changed;
    std::list<Loose> all;

    /** Under the mutex: those that can be joined. */
    std::list<Loose> takeOver()
    {
        std::list<Loose> over;
        for (auto one = all.begin(); one != all.end();) {
            const auto next = std::next(one);
            if (one->over) {
                over.splice(over.end(), all, one);
            }
            one = next;
        }
        return over;
    }
};

/** Never destroyed: a thread that is left behind may still come to it. */
Registry &registry()
{
    static auto *const only = new Registry;
    return *only;
}

void join(std::list<Loose> over)
{
    for (Loose &one : over) {
        one.thread.join();
    }
}

} // namespace

void startLoose(std::function<void()> work)
{
    Registry &known = registry();
    std::unique_lock lock(known.mutex);
    std::list<Loose> over = known.takeOver();
    Loose &mine = known.all.emplace_back();
    mine.thread = std::thread([&known, &mine, work = std::move(work)]() mutable {
        std::exchange(work, nullptr)(); // gone with all it owned before it counts as over
        const std::scoped_lock here(known.mutex);
        mine.over = true;
        known.changed.notify_all();
    });
    lock.unlock();
    join(std::move(over));
}

bool joinLoose(std::chrono::milliseconds patience)
{
    Registry &known = registry();
    std::unique_lock lock(known.mutex);
    const auto areOver = [&known] { return std::ranges::all_of(known.all, &Loose::over); };
    const bool allOver = known.changed.wait_for(lock, patience, areOver);
    std::list<Loose> over = known.takeOver();
    lock.unlock();
    join(std::move(over));
    return allOver;
}

int endLoose(std::chrono::milliseconds patience, int status)
{
    if (!joinLoose(patience)) {
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}

} // namespace Carrel
