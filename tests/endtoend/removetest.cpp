// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A course is removed in the window, from a folder that may be slow.
#include "endtoend/windowdriver.h"
#include "models/courselistmodel.h"
#include "page/pageengine.h"
#include "support/bindmount.h"
#include "support/heartbeat.h"
#include "support/rescue.h"
#include "support/testpaths.h"
#include "widgets/library/libraryview.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/shared/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** Asks for the removal of the one course that may be removed, and answers the question with a yes. */
void removeOwnCourse(Test::WindowDriver &driver)
{
    driver.window().actions().library->trigger();
    auto *const view = driver.window().findChild<LibraryView *>();
    auto *const list = view->findChild<QListView *>(u"courses"_s);
    auto *const button = view->findChild<QPushButton *>(u"removeButton"_s);
    for (int row = 0; row < list->model()->rowCount() && !button->isEnabled(); ++row) {
        list->setCurrentIndex(list->model()->index(row, 0));
    }
    QTimer answering;
    answering.setInterval(20);
    QObject::connect(&answering, &QTimer::timeout, &answering, [&answering] {
        if (auto *const question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            answering.stop();
            const QList<QAbstractButton *> buttons = question->buttons();
            for (QAbstractButton *const choice : buttons) {
                if (question->buttonRole(choice) == QMessageBox::DestructiveRole) {
                    choice->click();
                }
            }
        }
    });
    answering.start();
    button->click();
}

qsizetype ownCourses(Test::WindowDriver &driver)
{
    const std::vector<CourseSummary> courses = driver.parts().library().courses();
    return std::ranges::count(courses, false, &CourseSummary::readOnly);
}

} // namespace

class RemoveTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRemovedCourseIsGoneAndItsImportCannotBeUndone()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::dataPath(u"courses/sorting"_s)}));
        QCOMPARE(ownCourses(driver), 1);
        QVERIFY(driver.parts().library().lastImport());
        removeOwnCourse(driver);
        QVERIFY(driver.wait([&] { return driver.window().messages().text().startsWith("Removed"_L1); }));
        QCOMPARE(ownCourses(driver), 0);
        QVERIFY(driver.wait([&] { return !driver.parts().library().lastImport(); }));
    }

    void aCourseThatCannotBeRemovedStaysAndItIsSaid()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::dataPath(u"courses/sorting"_s)}));
        const QString folder = data.filePath(u"courses"_s);
        const QString away = data.filePath(u"elsewhere"_s);
        QVERIFY(QDir().rename(folder, away)); // a drive that was taken off
        QFile inItsPlace(folder);
        QVERIFY(inItsPlace.open(QIODevice::WriteOnly));
        removeOwnCourse(driver);
        QVERIFY(driver.wait([&] {
            const QString said = driver.window().messages().text();
            return !said.isEmpty() && !said.startsWith("Removing"_L1);
        }));
        QVERIFY2(!driver.window().messages().text().startsWith("Removed"_L1),
                 qPrintable(driver.window().messages().text()));
        QCOMPARE(ownCourses(driver), 1);
        QVERIFY(inItsPlace.remove());
        QVERIFY(QDir().rename(away, folder));
    }

    void theWindowWorksWhileAFolderIsSlow()
    {
        QTemporaryDir data;
        Test::BindMount mount(data.filePath(u"server"_s), data.filePath(u"courses"_s));
        if (!mount.isMounted()) {
            QSKIP("bindfs cannot mount here");
        }
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::dataPath(u"courses/sorting"_s)}));
        QCOMPARE(ownCourses(driver), 1);
        const WindowActions &actions = driver.window().actions();
        actions.library->trigger(); // what takes time when a view is first drawn is not the folder's
        QTest::qWait(200);
        const Test::Rescue rescue(mount);
        mount.hang();
        Test::Heartbeat heart;
        removeOwnCourse(driver);
        QVERIFY2(driver.window().messages().text().startsWith("Removing"_L1),
                 qPrintable(driver.window().messages().text()));
        actions.today->trigger();
        QVERIFY(driver.wait([&] { return !driver.window().findChild<LibraryView *>()->isVisible(); }));
        QTest::qWait(500);
        QVERIFY2(heart.longestMs() < Test::longestStandstillMs, qPrintable(QString::number(heart.longestMs())));
        QCOMPARE(ownCourses(driver), 1);
        mount.answer();
        QVERIFY(driver.wait([&] { return driver.window().messages().text().startsWith("Removed"_L1); }));
        QCOMPARE(ownCourses(driver), 0);
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    RemoveTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "removetest.moc"
