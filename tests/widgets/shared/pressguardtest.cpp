// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/pressguard.h"

#include <QtTest>

using namespace Carrel;

class PressGuardTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSecondPressOfADoublePressIsSwallowed()
    {
        ManualClock clock(0);
        PressGuard guard(clock);
        QVERIFY(guard.letsThrough());
        clock.advance(249);
        QVERIFY(!guard.letsThrough());
        clock.advance(1);
        QVERIFY(guard.letsThrough());
    }

    void somethingNewUnderTheFingerStartsTheSpan()
    {
        ManualClock clock(0);
        PressGuard guard(clock);
        guard.startSpan();
        clock.advance(100);
        QVERIFY(!guard.letsThrough());
        clock.advance(150);
        QVERIFY(guard.letsThrough());
    }
};

QTEST_GUILESS_MAIN(PressGuardTest)
#include "pressguardtest.moc"
