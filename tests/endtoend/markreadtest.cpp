// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "study/studyrecord.h"
#include "support/quicksortlesson.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/lessononscreen.h"
#include "widgets/reader/readerview.h"

#include <QAction>
#include <QApplication>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** Marking the open lesson as read by hand. */
class MarkReadTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOpenLessonIsMarkedAsReadAndUnreadByAKeyAndByUndo()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::quicksortLesson()}));
        const QAction &mark = *driver.window().actions().markRead;
        const LessonOnScreen lesson = driver.window().findChild<ReaderView *>()->lesson();
        const auto isRead = [&] {
            const LessonState *const state = driver.parts().record().state().lesson(lesson.ref());
            return state && state->isRead(lesson.lesson->minutes);
        };
        QVERIFY(mark.isEnabled());
        QVERIFY(!mark.isChecked() && !isRead());

        driver.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(isRead());
        QVERIFY(mark.isChecked());
        QCOMPARE(driver.window().statusBar()->currentMessage(), u"“Quicksort and its pivot” is marked as read."_s);
        driver.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!isRead());
        QVERIFY(!mark.isChecked());

        driver.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(isRead());
        QVERIFY(mark.isChecked());
        driver.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!isRead());
        QVERIFY(!mark.isChecked());
    }

    void onlyALessonOnScreenIsMarked()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::quicksortLesson()}));
        const WindowActions &actions = driver.window().actions();
        actions.markRead->trigger();
        QVERIFY(driver.parts().record().waitUntilStored(30'000));
        for (QAction *const view : {actions.today, actions.library, actions.preferences, actions.statistics}) {
            view->trigger();
            QVERIFY(!actions.markRead->isEnabled() && !actions.markRead->isChecked());
        }
        actions.back->trigger();
        actions.back->trigger();
        actions.back->trigger();
        actions.back->trigger();
        QVERIFY(actions.markRead->isEnabled() && actions.markRead->isChecked());
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    MarkReadTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "markreadtest.moc"
