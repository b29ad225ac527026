// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ways a file comes into the window, and that each opens what is in that file.
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/importing/importdialog.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/shared/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QString lessonFile(const QString &name)
{
    return Test::dataPath(u"courses/sorting/"_s + name);
}

const QString merging = u"004-merging-two-sorted-piles.json"_s;
const QString quicksort = u"005-quicksort-and-its-pivot.json"_s;

bool isShown(Test::WindowDriver &driver, const QString &title)
{
    return driver.wait([&] { return driver.window().windowTitle().startsWith(title); });
}

void drop(QWidget &window, const QString &path)
{
    QMimeData dragged;
    dragged.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    QDropEvent event(QPointF(9, 9), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
}

/** Chooses @p path in the dialog that @p action opens. */
void chooseIn(QAction *action, const QString &path)
{
    QTimer choosing;
    choosing.setInterval(20);
    QObject::connect(&choosing, &QTimer::timeout, &choosing, [&] {
        if (auto *const dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
            choosing.stop();
            dialog->findChild<QLineEdit *>()->setText(path);
            static_cast<QDialog *>(dialog)->accept();
        }
    });
    choosing.start();
    action->trigger();
}

} // namespace

class OpenFileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileNamedAtTheStartIsOpened()
    {
        QTemporaryDir data;
        {
            Test::WindowDriver driver(data.path());
            QVERIFY(driver.start({lessonFile(merging)}));
            QVERIFY(isShown(driver, u"Merging two sorted piles"_s));
        }
        {
            Test::WindowDriver driver(data.path());
            QVERIFY(driver.start({lessonFile(quicksort)}));
            QVERIFY(isShown(driver, u"Quicksort and its pivot"_s));
        }
        // In the library by now, and not the lesson that was open last.
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lessonFile(merging)}));
        QVERIFY(isShown(driver, u"Merging two sorted piles"_s));
        QVERIFY(driver.window().statusBar()->currentMessage().contains("already"_L1));
    }

    void aDroppedFileIsOpened()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lessonFile(merging)}));
        drop(driver.window(), lessonFile(quicksort));
        QVERIFY(isShown(driver, u"Quicksort and its pivot"_s));
        drop(driver.window(), lessonFile(merging));
        QVERIFY(isShown(driver, u"Merging two sorted piles"_s));
    }

    void aChosenFileIsOpened()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lessonFile(merging)}));
        chooseIn(driver.window().actions().openFile, lessonFile(quicksort));
        QVERIFY(isShown(driver, u"Quicksort and its pivot"_s));
        chooseIn(driver.window().actions().openFile, lessonFile(merging));
        QVERIFY(isShown(driver, u"Merging two sorted piles"_s));
    }

    void aWholeCourseIsOpenedWhereOneWas()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::dataPath(u"courses/sorting"_s)}));
        QVERIFY(isShown(driver, u"Merging two sorted piles"_s));
        driver.window().actions().nextLesson->trigger();
        QVERIFY(isShown(driver, u"Quicksort and its pivot"_s));
        driver.window().actions().today->trigger();
        drop(driver.window(), Test::dataPath(u"courses/sorting"_s));
        QVERIFY(isShown(driver, u"Quicksort and its pivot"_s));
    }

    void whatNeedsALookIsShownBeforeItComesIn()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        const size_t before = driver.parts().library().courses().size();
        drop(driver.window(), Test::dataPath(u"nasty/03-checks"_s));
        QPointer<ImportDialog> dialog;
        QVERIFY(driver.wait([&] { return (dialog = driver.window().findChild<ImportDialog *>()) != nullptr; }));
        QCOMPARE(driver.parts().library().courses().size(), before);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(driver.wait([&] { return dialog.isNull(); }));
        QVERIFY(driver.wait([&] { return driver.window().messages().text().startsWith("Stopped"_L1); }));
        QCOMPARE(driver.parts().library().courses().size(), before);
        drop(driver.window(), Test::dataPath(u"nasty/03-checks"_s));
        QVERIFY(driver.wait([&] { return (dialog = driver.window().findChild<ImportDialog *>()) != nullptr; }));
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(driver.wait([&] { return driver.parts().library().courses().size() > before; }));
    }

    void aStoppedImportSaysSoAndLeavesNothing()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        const qsizetype before = qsizetype(driver.parts().library().courses().size());
        driver.window().openFiles({Test::dataPath(u"courses/sorting"_s)});
        // Said at once, while the worker has hardly begun.
        QVERIFY(driver.window().messages().text().startsWith("Looking into"_L1));
        auto *const stop = driver.window().messages().findChild<QPushButton *>();
        QVERIFY(stop && stop->isVisible());
        stop->click();
        QVERIFY(driver.wait([&] { return driver.window().messages().text().startsWith("Stopped"_L1); }));
        QCOMPARE(qsizetype(driver.parts().library().courses().size()), before);
        QVERIFY(QDir(data.filePath(u"courses"_s))
                    .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                    .isEmpty());
        driver.window().openFiles({Test::dataPath(u"courses/sorting"_s)});
        QVERIFY(isShown(driver, u"Merging two sorted piles"_s));
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    OpenFileTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "openfiletest.moc"
