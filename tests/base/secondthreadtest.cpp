// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/secondthread.h"

#include <QtTest>

using namespace Carrel;

class SecondThreadTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** Each waits for the other, so one after the other they would not meet. */
    void bothGoOnAtTheSameTime()
    {
        SecondThread second;
        for (int i = 0; i < 1000; ++i) {
            QSemaphore one;
            QSemaphore other;
            bool here = false;
            bool there = false;
            second.share(
                [&] {
                    one.release();
                    here = other.tryAcquire(1, 10'000);
                },
                [&] {
                    other.release();
                    there = one.tryAcquire(1, 10'000);
                });
            QVERIFY(here);
            QVERIFY(there);
        }
    }

    void itEndsWithoutWorkToo() { const SecondThread second; }
};

QTEST_GUILESS_MAIN(SecondThreadTest)
#include "secondthreadtest.moc"
