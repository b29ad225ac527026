// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/today/todayview.h"

#include "widgets/heldkey.h"

#include <QLabel>
#include <QPushButton>
#include <QTimeZone>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

StudyMoment momentAt(QDate date, QTime time)
{
    return studyMomentAt(QDateTime(date, time, QTimeZone::UTC).toMSecsSinceEpoch(), 0);
}

} // namespace

class TodayViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whenNothingIsDueTheNextDayIsSaid_data()
    {
        QTest::addColumn<QTime>("time");
        QTest::addColumn<qint64>("daysAway"); // 0: none comes back
        QTest::addColumn<QString>("sentence");
        QTest::newRow("none") << QTime(12, 0) << qint64(0) << u"no check is due now. Add"_s;
        QTest::newRow("at noon") << QTime(12, 0) << qint64(1) << u"now. Next: 3 checks on Tuesday 1 December. Add"_s;
        QTest::newRow("at night") << QTime(1, 30) << qint64(1) << u"now. Next: 3 checks later today, from 04:00. Add"_s;
    }

    void whenNothingIsDueTheNextDayIsSaid()
    {
        QFETCH(QTime, time);
        QFETCH(qint64, daysAway);
        QFETCH(QString, sentence);
        QLocale::setDefault(QLocale(u"en_GB"_s));
        const StudyMoment now = momentAt(QDate(2026, 11, 30), time);
        TodayView view;
        TodayPlan plan;
        plan.steps = {NextStep()};
        if (daysAway > 0) {
            plan.next = NextDue{now.today.plusDays(daysAway), 3};
        }
        view.showPlan(plan, now);
        const QString detail = view.findChild<QLabel *>(u"detail"_s)->text();
        QVERIFY2(detail.contains(sentence), qPrintable(detail));
        QCOMPARE(view.findChild<QLabel *>(u"day"_s)->text(), u"Monday, 30 November"_s); // as every calendar has it
    }

    void enterBeginsAndWhoHoldsItDownBeginsOnce()
    {
        TodayView view;
        TodayPlan plan;
        NextStep review;
        review.kind = NextStep::Kind::Review;
        review.checks = 3;
        plan.steps = {review, NextStep()};
        view.showPlan(plan, momentAt(QDate(2026, 11, 29), QTime(12, 0)));
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

    void everyOtherChoiceIsReachedByTabAndTakenByEnter()
    {
        TodayView view;
        TodayPlan plan;
        NextStep review;
        review.kind = NextStep::Kind::Review;
        review.checks = 3;
        NextStep goOn;
        goOn.kind = NextStep::Kind::Continue;
        goOn.lesson = {CourseId(u"example.org/c"_s), LessonSlug(u"here"_s)};
        goOn.lessonTitle = u"Here"_s;
        NextStep begin = goOn;
        begin.kind = NextStep::Kind::Begin;
        begin.lesson.lesson = LessonSlug(u"there"_s);
        plan.steps = {review, goOn, begin, NextStep()};
        view.showPlan(plan, momentAt(QDate(2026, 11, 29), QTime(12, 0)));
        view.show();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QSignalSpy lessons(&view, &TodayView::lessonRequested);
        QSignalSpy opened(&view, &TodayView::openCourseRequested);
        QSignalSpy begun(&view, &TodayView::reviewRequested);
        view.focusMainAction();
        QTRY_VERIFY(view.findChild<QPushButton *>(u"mainButton"_s)->hasFocus());
        QSet<QWidget *> seen;
        for (QWidget *focus = QApplication::focusWidget(); !seen.contains(focus); focus = QApplication::focusWidget()) {
            seen.insert(focus);
            Test::holdOn(view, Qt::Key_Return); // still pressed from elsewhere
            QTest::keyClick(focus, Qt::Key_Return);
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        QCOMPARE(begun.size(), 1);
        QCOMPARE(opened.size(), 1);
        QStringList slugs;
        for (const QList<QVariant> &lesson : std::as_const(lessons)) {
            slugs += lesson.front().value<LessonRef>().lesson.toString();
        }
        QCOMPARE(slugs, (QStringList{u"here"_s, u"there"_s}));
    }
};

QTEST_MAIN(TodayViewTest)
#include "todayviewtest.moc"
