// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/loosethreads.h"

#include <QSemaphore>
#include <QtTest>

#include <atomic>
#include <memory>
#include <thread>

using namespace Carrel;
using namespace std::chrono_literals;

namespace
{

std::atomic<bool> localGone = false;

/** What a thread has for itself goes last of all, and slowly here. */
struct SlowToGo {
    SlowToGo() = default;
    Q_DISABLE_COPY_MOVE(SlowToGo)
    ~SlowToGo()
    {
        std::this_thread::sleep_for(50ms);
        localGone = true;
    }
    bool used = false;
};

} // namespace

/** Threads that nobody waits for until the program ends. */
class LooseThreadsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatHangsIsToldAndJoinedLater()
    {
        QVERIFY(joinLoose(0ms)); // there is none
        const auto door = std::make_shared<QSemaphore>();
        startLoose([door] { door->acquire(); });
        QVERIFY(!joinLoose(10ms));
        door->release();
        QVERIFY(joinLoose(10s));
        QCOMPARE(door.use_count(), 1L);
    }

    void aJoinedThreadIsGoneWithAllItHad()
    {
        startLoose([] {
            thread_local SlowToGo slow;
            slow.used = true;
        });
        QVERIFY(joinLoose(10s));
        QVERIFY(localGone);
    }

    void manyComeAndGo()
    {
        const auto done = std::make_shared<std::atomic<int>>(0);
        for (int count = 0; count < 500; ++count) {
            startLoose([done] { ++*done; });
        }
        QVERIFY(joinLoose(30s));
        QCOMPARE(done->load(), 500);
        QCOMPARE(done.use_count(), 1L);
    }
};

QTEST_GUILESS_MAIN(LooseThreadsTest)
#include "loosethreadstest.moc"
