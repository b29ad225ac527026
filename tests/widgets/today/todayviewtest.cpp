// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/today/todayview.h"

#include "widgets/heldkey.h"

#include <QPushButton>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class TodayViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterBeginsAndWhoHoldsItDownBeginsOnce()
    {
        TodayView view;
        TodayPlan plan;
        NextStep review;
        review.kind = NextStep::Kind::Review;
        review.checks = 3;
        plan.steps = {review, NextStep()};
        view.showPlan(plan, QDate(2026, 11, 29));
        view.show();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.focusMainAction();
        QTRY_VERIFY(view.findChild<QPushButton *>(u"mainButton"_s)->hasFocus());
        const QSignalSpy begun(&view, &TodayView::reviewRequested);
        Test::holdOn(view, Qt::Key_Return); // pressed in the view before
        QCOMPARE(begun.size(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(begun.size(), 1);
        Test::holdOn(view, Qt::Key_Return);
        QCOMPARE(begun.size(), 1);
    }
};

QTEST_MAIN(TodayViewTest)
#include "todayviewtest.moc"
