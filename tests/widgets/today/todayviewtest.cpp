// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/today/todayview.h"

#include "widgets/heldkey.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
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

    void whatIsBeyondTheMinutesOfADayIsToldAndCanBeHad()
    {
        TodayView view;
        TodayPlan plan;
        NextStep review;
        review.kind = NextStep::Kind::Review;
        review.checks = 40;
        review.minutes = 20;
        plan.steps = {review, NextStep()};
        plan.beyond = 7;
        plan.minutesADay = 20;
        const StudyMoment now = momentAt(QDate(2026, 11, 29), QTime(12, 0));
        view.showPlan(plan, now);
        const auto *const detail = view.findChild<QLabel *>(u"detail"_s);
        QCOMPARE(detail->text(), u"About 20 minute(s). 7 more are due, above your limit of 20 min a day."_s);
        NextStep beyond;
        beyond.kind = NextStep::Kind::ReviewBeyond;
        beyond.checks = 7;
        plan.steps = {beyond, NextStep()};
        view.showPlan(plan, now);
        QCOMPARE(detail->text(), u"7 more check(s) are due. They wait until tomorrow, or you go on now."_s);
        const QSignalSpy begun(&view, &TodayView::reviewBeyondRequested);
        view.findChild<QPushButton *>(u"mainButton"_s)->click();
        QCOMPARE(begun.size(), 1);
    }

    void theExtraReviewsBeforeAnExamAreOffered()
    {
        QLocale::setDefault(QLocale(u"en_GB"_s));
        TodayView view;
        const StudyMoment now = momentAt(QDate(2026, 11, 30), QTime(12, 0));
        NextStep exam;
        exam.kind = NextStep::Kind::Exam;
        exam.checks = 3;
        exam.minutes = 2;
        exam.day = now.today.plusDays(4);
        exam.lesson.course = CourseId(u"example.org/c"_s);
        exam.courseTitle = u"C"_s;
        TodayPlan plan;
        plan.steps = {exam, NextStep()};
        view.showPlan(plan, now);
        QCOMPARE(view.findChild<QLabel *>(u"headline"_s)->text(), u"3 check(s) for the exam on Friday 4 December"_s);
        QSignalSpy asked(&view, &TodayView::examRequested);
        view.findChild<QPushButton *>(u"mainButton"_s)->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().value<CourseId>(), exam.lesson.course);
    }

    void titlesOfAnyLengthStayInTheView_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("onButton");
        QTest::newRow("a short one") << u"Cats & dogs"_s << u"Begin “Cats && dogs”"_s;
        QTest::newRow("one word") << QString(199, u'W') << QString();
        QTest::newRow("many words") << u"Cats & dogs "_s.repeated(15).trimmed() << QString();
    }

    void titlesOfAnyLengthStayInTheView()
    {
        QFETCH(QString, title);
        QFETCH(QString, onButton);
        TodayView view;
        NextStep lesson;
        lesson.kind = NextStep::Kind::Begin;
        lesson.lesson = {CourseId(u"example.org/c"_s), LessonSlug(u"l"_s)};
        lesson.lessonTitle = title;
        lesson.courseTitle = title;
        lesson.minutes = 3;
        TodayPlan plan;
        plan.steps = {lesson, lesson, NextStep()};
        view.showPlan(plan, momentAt(QDate(2026, 11, 30), QTime(12, 0)));
        view.resize(640, 480);
        view.show();
        const auto *const scroll = view.findChild<QScrollArea *>(u"scroll"_s);
        QTRY_COMPARE(scroll->widget()->width(), scroll->viewport()->width());
        const QList<QPushButton *> buttons = view.findChildren<QPushButton *>(QString(), Qt::FindChildrenRecursively);
        const auto other = std::ranges::find_if(
            buttons, [](const QPushButton *each) { return each->text().startsWith(u"Begin “"_s); });
        QVERIFY(other != buttons.end());
        if (onButton.isEmpty()) {
            QVERIFY2((*other)->text().endsWith(u"…”"_s), qPrintable((*other)->text()));
            QVERIFY((*other)->toolTip().startsWith(title + u'\n'));
        } else {
            QCOMPARE((*other)->text(), onButton);
        }
    }

    void aBacklogIsSpreadOverDaysAndThatIsStoppedByOneClick()
    {
        QLocale::setDefault(QLocale(u"en_GB"_s));
        TodayView view;
        const StudyMoment now = momentAt(QDate(2026, 11, 30), QTime(12, 0));
        const auto *const row = view.findChild<QWidget *>(u"catchUp"_s);
        const auto *const words = row->findChild<QLabel *>(u"words"_s);
        auto *const days = row->findChild<QSpinBox *>(u"days"_s);
        auto *const spread = row->findChild<QPushButton *>(u"spread"_s);
        auto *const stop = row->findChild<QPushButton *>(u"stop"_s);
        TodayPlan plan;
        plan.steps = {NextStep()};
        view.showPlan(plan, now);
        QVERIFY(row->isHidden());
        plan.backlog = Backlog{.checks = 90, .minutes = 45, .days = 5};
        view.showPlan(plan, now);
        QVERIFY(!row->isHidden() && stop->isHidden());
        QCOMPARE(words->text(), u"90 check(s) are overdue, about 45 minutes in all."_s);
        QCOMPARE(days->value(), 5);
        days->setValue(7);
        view.showPlan(plan, now); // an answer of another computer came, say
        const QSignalSpy asked(&view, &TodayView::catchUpRequested);
        spread->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front(), (QList<QVariant>{90, 7}));
        plan.backlog.reset();
        plan.catchUp = catchUpOver(5, 90, now.today);
        plan.beyond = 72;
        view.showPlan(plan, now);
        QVERIFY(spread->isHidden() && days->isHidden());
        QCOMPARE(words->text(), u"Catching up until Friday 4 December: 72 overdue check(s) are planned for the days to "
                                "come."_s);
        const QSignalSpy stopped(&view, &TodayView::catchUpStopped);
        stop->click();
        QCOMPARE(stopped.size(), 1);
    }

    void whereThereIsNoRoomItScrollsAndCutsNothing()
    {
        TodayView view;
        TodayPlan plan;
        NextStep review;
        review.kind = NextStep::Kind::Review;
        NextStep lesson;
        lesson.kind = NextStep::Kind::Continue;
        plan.steps = {review, lesson, lesson, lesson, NextStep()};
        plan.backlog = Backlog{.checks = 90, .minutes = 45, .days = 5};
        view.showPlan(plan, momentAt(QDate(2026, 11, 29), QTime(12, 0)));
        view.resize(640, 260);
        view.show();
        const auto *const bar = view.findChild<QAbstractScrollArea *>(u"scroll"_s)->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        for (const QPushButton *const button : view.findChildren<QPushButton *>()) {
            QVERIFY2(button->isHidden() || button->height() >= button->minimumSizeHint().height(),
                     qPrintable(button->text()));
        }
        view.resize(640, 900);
        QTRY_COMPARE(bar->maximum(), 0);
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
