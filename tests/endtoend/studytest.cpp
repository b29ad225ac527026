// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "study/schedule.h"
#include "study/studysettings.h"
#include "support/quicksortlesson.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewend.h"
#include "widgets/review/reviewview.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

class StudyTest final : public QObject
{
    Q_OBJECT

private:
    /** The whole way of one lesson: missed today, due tomorrow, right then, next day as the model of memory says. */
    static void study(const QString &lesson)
    {
        QTemporaryDir data;
        CheckKey key;
        StudyDay firstDay;
        {
            Test::WindowDriver today(data.path());
            QVERIFY(today.start({lesson}));
            CheckView &view = *today.quiz().checkView();
            QTRY_COMPARE(view.phase(), CheckPhase::Asking);
            key = view.asked().key();
            QVERIFY(today.answer(view, false));
            QVERIFY2(view.isVisible(), "the first answer must not lead away from the lesson");
            firstDay = today.parts().record().today();
            const CheckState *const state = today.parts().record().state().check(key);
            QVERIFY(state && state->last && !state->last->right);
            QCOMPARE(state->due, firstDay.plusDays(1));
        }
        Test::WindowDriver tomorrow(data.path(), Test::dayMs);
        QVERIFY(tomorrow.start());
        StudyRecord &record = tomorrow.parts().record();
        QTRY_VERIFY(record.state().check(key) != nullptr);
        QCOMPARE(record.today(), firstDay.plusDays(1));
        QTRY_VERIFY(tomorrow.window().findChild<QPushButton *>(u"mainButton"_s)->text().contains("Review"_L1));
        tomorrow.press(Qt::Key_Return);
        CheckView &view = *tomorrow.review().checkView();
        QTRY_COMPARE(view.phase(), CheckPhase::Asking);
        QCOMPARE(view.asked().key(), key);
        QVERIFY(tomorrow.answer(view, true));

        const Schedule schedule;
        const MemoryState missed = schedule.afterMiss({}, {});
        const Check &asked = *view.asked().find();
        QCOMPARE(asked.kind, CheckKind::Single);
        const double guess = 1.0 / double(asked.options.size()); // it may have been hit by luck
        const MemoryState known = schedule.afterRight(missed, {.studyDays = 1, .days = 1}, guess);
        const CheckState *const state = record.state().check(key);
        const std::vector<WaitChoice> waits = schedule.waits(known, {.studyDays = 1, .days = 1}, record.today());
        QVERIFY(std::ranges::contains(waits, state->due.daysSince(record.today()), &WaitChoice::days));
        QCOMPARE(state->longestRetainedDays, 0);
    }

private Q_SLOTS:
    void aMissedCheckComesBackAndMovesOn() { study(Test::quicksortLesson()); }

    void thePassageOpenedInAReviewIsNoWayAroundIt()
    {
        QTemporaryDir data;
        const QString lesson = Test::quicksortLesson();
        CheckKey key;
        {
            Test::WindowDriver today(data.path());
            QVERIFY(today.start({lesson}));
            QTRY_COMPARE(today.quiz().checkView()->phase(), CheckPhase::Asking);
            key = today.quiz().checkView()->asked().key();
            QVERIFY(today.answer(*today.quiz().checkView(), false));
        }
        Test::WindowDriver tomorrow(data.path(), Test::dayMs);
        QVERIFY(tomorrow.start());
        StudyRecord &record = tomorrow.parts().record();
        QTRY_VERIFY(record.state().check(key) != nullptr);
        tomorrow.window().resize(1280, 800);
        tomorrow.window().startReview();
        CheckView &asked = *tomorrow.review().checkView();
        QTRY_COMPARE(asked.phase(), CheckPhase::Asking);
        tomorrow.press(Qt::Key_P);
        QVERIFY(tomorrow.wait([&] { return tomorrow.quiz().isVisible(); }));
        CheckView &beside = *tomorrow.quiz().checkView();
        QCOMPARE(beside.asked().key(), key);
        QCOMPARE(beside.phase(), CheckPhase::Elsewhere);
        beside.takeFocus();
        for (const Qt::Key pressed : {Qt::Key_1, Qt::Key_G, Qt::Key_Return}) {
            tomorrow.press(pressed); // Enter leads back
        }
        QVERIFY(tomorrow.wait([&] { return asked.isVisible(); }));
        QCOMPARE(record.state().check(key)->answers, 1);
        QVERIFY(tomorrow.answer(asked, true));
        QCOMPARE(record.state().check(key)->answers, 2);
        QVERIFY(record.state().check(key)->last->helped);
    }

    void theKeyOfTheReviewLeadsBackToItsLastVerdict()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::quicksortLesson()}));
        QTRY_COMPARE(driver.quiz().checkView()->phase(), CheckPhase::Asking);
        QVERIFY(driver.answer(*driver.quiz().checkView(), true));
        driver.window().resize(1280, 800);
        driver.window().testModule();
        CheckView &asked = *driver.review().checkView();
        QTRY_COMPARE(asked.phase(), CheckPhase::Asking);
        driver.window().showToday();
        QVERIFY(!driver.review().isVisible());
        driver.press(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(driver.wait([&] { return asked.isVisible(); })); // though nothing is due
        QVERIFY(driver.window().actions().review->isEnabled());
    }

    void leftOpenOverMidnightAndAnotherRolloverItAsksWhatIsDue_data()
    {
        QTest::addColumn<bool>("rolloverChanged"); // to midnight, at two in the night; else it waits until four
        QTest::newRow("over the rollover") << false;
        QTest::newRow("over a change of the rollover") << true;
    }

    void leftOpenOverMidnightAndAnotherRolloverItAsksWhatIsDue()
    {
        QFETCH(bool, rolloverChanged);
        QTemporaryDir data;
        const QTime now = QDateTime::currentDateTimeUtc().time(); // the tests live in UTC
        const qint64 toNoon = QTime(12, 0).msecsSinceStartOfDay() - now.msecsSinceStartOfDay();
        Test::WindowDriver driver(data.path(), Test::dayMs + toNoon);
        QVERIFY(driver.start({Test::quicksortLesson()}));
        StudyRecord &record = driver.parts().record();
        CheckView &view = *driver.quiz().checkView();
        QTRY_COMPARE(view.phase(), CheckPhase::Asking);
        const CheckKey key = view.asked().key();
        QVERIFY(driver.answer(view, false));
        const StudyDay day = record.today();
        driver.window().showToday();
        const auto *const main = driver.window().findChild<QPushButton *>(u"mainButton"_s);
        QVERIFY(!main->text().contains("Review"_L1));

        auto *const tick = driver.window().findChild<QTimer *>(u"dayTimer"_s);
        QVERIFY(tick);
        QSignalSpy ticks(tick, &QTimer::timeout);
        tick->start(10);                                 // or the test would take as long as the window takes to notice
        driver.parts().clock().shift(14 * Test::hourMs); // two in the night
        QVERIFY(ticks.wait());
        QCOMPARE(record.today(), day);
        QVERIFY(!main->text().contains("Review"_L1));
        if (rolloverChanged) {
            record.append(rolloverSetting(0));
        } else {
            driver.parts().clock().shift(2 * Test::hourMs);
        }
        QTRY_VERIFY(main->text().contains("Review"_L1));
        QCOMPARE(record.today(), day.plusDays(1));
        driver.press(Qt::Key_Return);
        CheckView &asked = *driver.review().checkView();
        QTRY_COMPARE(asked.phase(), CheckPhase::Asking);
        QCOMPARE(asked.asked().key(), key);
        QCOMPARE(asked.asked().occasion, Occasion::Review);
        QVERIFY(driver.answer(asked, true));
        driver.window().showToday();
        QTRY_VERIFY(!main->text().contains("Review"_L1));
        QCOMPARE(record.state().check(key)->lastDay, day.plusDays(1));
    }

    void theModuleOfTheLessonIsTested()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::quicksortLesson()}));
        QTRY_COMPARE(driver.quiz().checkView()->phase(), CheckPhase::Asking);
        const CheckKey key = driver.quiz().checkView()->asked().key();
        const WindowActions &actions = driver.window().actions();
        QVERIFY(actions.testModule->isEnabled());
        actions.testModule->trigger();
        CheckView &view = *driver.review().checkView();
        QCOMPARE(view.phase(), CheckPhase::Asking);
        QCOMPARE(view.asked().occasion, Occasion::First);
        QVERIFY(!actions.testModule->isEnabled()); // no lesson is on screen
        while (view.phase() == CheckPhase::Asking) {
            const CheckKey asked = view.asked().key();
            view.takeFocus();
            driver.press(Test::WindowDriver::optionKey(view, false));
            QVERIFY(driver.wait([&] {
                if (view.phase() == CheckPhase::Asking && view.asked().key() == asked) {
                    driver.press(Qt::Key_Return);
                }
                return view.phase() == CheckPhase::Nothing || view.asked().key() != asked;
            }));
        }
        QVERIFY(driver.parts().record().state().check(key)->everMissed);
        const auto *const end = driver.review().findChild<ReviewEnd *>();
        QVERIFY(end->isVisible());
        QVERIFY(!end->findChildren<QLabel *>(u"verdictWrong"_s).isEmpty());
    }

    void thePublishersLessonGoesTheSameWay()
    {
        CARREL_NEED_SHARED("data/seed/000_3574706d083fdad4.txt");
        study(Test::sharedPath(u"data/seed/000_3574706d083fdad4.txt"_s));
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    StudyTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "studytest.moc"
