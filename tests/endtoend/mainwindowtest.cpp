// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/windowdriver.h"
#include "exchange/importcourses.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/library/libraryview.h"
#include "widgets/mainwindow/searchfield.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/reader/readerview.h"
#include "widgets/shared/messagebar.h"
#include "widgets/statistics/figuresection.h"
#include "widgets/statistics/statisticsview.h"
#include "widgets/today/todayview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QScreen>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QString lesson()
{
    return Test::dataPath(u"courses/sorting/005-quicksort-and-its-pivot.json"_s);
}

} // namespace

class MainWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDroppedLessonIsOpened()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        QMimeData dragged;
        dragged.setUrls({QUrl::fromLocalFile(lesson())});
        QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &dragged, Qt::LeftButton, {});
        QApplication::sendEvent(&driver.window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &dragged, Qt::LeftButton, {});
        QApplication::sendEvent(&driver.window(), &drop);
        QVERIFY(driver.wait([&] { return driver.isLessonPainted(); }));
        QVERIFY(driver.window().windowTitle().startsWith("Quicksort and its pivot"_L1));
        QVERIFY(driver.window().statusBar()->currentMessage().contains("How sorting works"_L1));
        QVERIFY(driver.window().messages().text().isEmpty());
    }

    void brokenSettingsAreToldAtTheStart()
    {
        QTemporaryDir data;
        QVERIFY(QDir(data.path()).mkpath(u"settings"_s));
        QFile file(data.filePath(u"settings/settings.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"theme\":");
        file.close();
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        const QString said = driver.window().messages().text();
        QVERIFY2(said.contains("settings.json"_L1), qPrintable(said));
    }

    void whatCannotBeOpenedIsNamed()
    {
        QTemporaryDir data;
        QFile file(data.filePath(u"notes.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"not\":\"a lesson\"");
        file.close();
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        driver.window().openFiles({file.fileName()});
        QVERIFY(driver.wait([&] { return driver.window().messages().text().contains("Nothing could be added"_L1); }));
        QVERIFY(driver.window().messages().text().contains("notes.json"_L1));
    }

    void aNarrowWindowHasDrawers()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        auto *const frame = driver.window().findChild<StudyFrame *>();
        driver.window().resize(1280, 800);
        QTRY_VERIFY(frame->isCheckShown() && frame->isOutlineShown());
        const int beside = driver.quiz().width();
        driver.window().resize(800, 600);
        QTRY_VERIFY(frame->isNarrow());
        driver.window().actions().check->setChecked(false);
        frame->closeDrawers();
        QVERIFY(!frame->isCheckShown() && !frame->isOutlineShown());
        driver.window().actions().check->trigger();
        QVERIFY(frame->isCheckShown());
        QCOMPARE(driver.quiz().height(), frame->height());
        driver.press(Qt::Key_Escape);
        QTRY_VERIFY(!frame->isCheckShown());
        driver.window().actions().outline->trigger();
        QVERIFY(frame->isOutlineShown());
        driver.window().resize(1280, 800);
        QTRY_VERIFY(frame->isCheckShown() && frame->isOutlineShown());
        QTRY_COMPARE(driver.quiz().width(), beside);
    }

    void aLessonThatChangesBehindAnotherViewStaysThere()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(1280, 800);
        driver.window().actions().today->trigger();
        auto *const frame = driver.window().findChild<StudyFrame *>();
        QVERIFY(!frame->isCheckShown() && !frame->isOutlineShown());
        QFile original(lesson());
        QVERIFY(original.open(QIODevice::ReadOnly));
        QFile changed(data.filePath(u"changed.json"_s));
        QVERIFY(changed.open(QIODevice::WriteOnly));
        changed.write(original.readAll().replace(" pivot ", " divider "));
        changed.close();
        auto *const reader = driver.window().findChild<ReaderView *>();
        QSignalSpy opened(reader, &ReaderView::lessonOpened);
        JobControl control;
        QVERIFY(!importCourses({changed.fileName()}, driver.parts().library(), control).courses.empty());
        QTRY_VERIFY(!opened.isEmpty());
        QVERIFY(!frame->isCheckShown() && !frame->isOutlineShown());
        QCOMPARE(driver.window().windowTitle(), u"Carrel"_s);
    }

    void theKeysOfTheCheckBesideThePageReachItFromThere()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(1280, 800);
        const CheckView &check = *driver.quiz().checkView();
        QTRY_COMPARE(check.phase(), CheckPhase::Asking);
        auto *const field = driver.window().findChild<SearchField *>();
        QTest::keyClick(field, Qt::Key_2);
        QCOMPARE(field->text(), u"2"_s);
        QVERIFY(!check.hasPicks());
        auto *const page = driver.window().findChild<LessonView *>();
        page->focusPage();
        QVERIFY(page->isAncestorOf(QApplication::focusWidget()));
        driver.press(Qt::Key_2);
        QVERIFY(check.hasPicks());
        QVERIFY(check.isAncestorOf(QApplication::focusWidget()));
    }

    void undoLeavesTheFocusOnTheOptions()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(1280, 800);
        CheckView &check = *driver.quiz().checkView();
        QVERIFY(driver.answer(check, false));
        const auto *const options = check.findChild<QWidget *>(u"options"_s);
        QStringList strayed;
        const auto watch = connect(qApp, &QApplication::focusChanged, this, [&](const QWidget *, QWidget *now) {
            if (now != &check && !check.isAncestorOf(now)) {
                strayed << (now ? QString::fromLatin1(now->metaObject()->className()) : u"nothing"_s);
            }
        });
        driver.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(check.phase(), CheckPhase::Asking);
        disconnect(watch);
        QCOMPARE(strayed, QStringList());
        QVERIFY(options->isAncestorOf(QApplication::focusWidget()));
    }

    void whatWasTakenBackIsSaidUntilTheNextAction_data()
    {
        QTest::addColumn<QString>("next");
        QTest::newRow("another view") << u"view"_s;
        QTest::newRow("an answer") << u"answer"_s;
        QTest::newRow("nothing, for a while") << QString();
    }

    void whatWasTakenBackIsSaidUntilTheNextAction()
    {
        QFETCH(QString, next);
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(1280, 800);
        CheckView &check = *driver.quiz().checkView();
        QVERIFY(driver.answer(check, false));
        driver.press(Qt::Key_Z, Qt::ControlModifier);
        const QStatusBar *const line = driver.window().statusBar();
        QTRY_VERIFY2(line->currentMessage().contains("Undo the answer"_L1), qPrintable(line->currentMessage()));
        QTRY_COMPARE(check.phase(), CheckPhase::Asking);
        QVERIFY(line->currentMessage().contains("Undo the answer"_L1));
        if (next == "view"_L1) {
            driver.window().actions().library->trigger();
            QCOMPARE(line->currentMessage(), QString());
        } else if (next == "answer"_L1) {
            QVERIFY(driver.answer(check, false));
            QCOMPARE(line->currentMessage(), QString());
        } else {
            QTRY_COMPARE_WITH_TIMEOUT(line->currentMessage(), QString(), 10'000);
        }
        QCOMPARE(driver.window().messages().text(), QString());
    }

    void aSmallWindowShowsTheQuestionAboveItsVerdict()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(640, 400);
        driver.window().actions().check->trigger();
        QVERIFY(driver.answer(*driver.quiz().checkView(), false));
        const auto *const question = driver.quiz().findChild<QWidget *>(u"question"_s);
        const auto *const headline = driver.quiz().findChild<QWidget *>(u"headline"_s);
        QTRY_COMPARE(headline->visibleRegion().boundingRect(), headline->rect());
        QVERIFY(question->visibleRegion().boundingRect().height() >= question->fontMetrics().height());
    }

    void everySheetFitsASmallWindow()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        driver.window().resize(640, 400);
        const WindowActions &actions = driver.window().actions();
        for (QAction *const action : {actions.keys, actions.about}) {
            action->trigger();
            auto *const sheet = driver.window().findChild<QDialog *>();
            QTRY_VERIFY(sheet && sheet->isVisible());
            QVERIFY(sheet->width() <= 640 && sheet->height() <= 400);
            sheet->accept();
            QTRY_VERIFY(driver.window().findChild<QDialog *>() == nullptr);
        }
    }

    void backLeadsToWhereOneWas()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        const WindowActions &actions = driver.window().actions();
        const auto *const views = driver.window().findChild<QStackedWidget *>(u"views"_s);
        const QWidget *const reader = views->currentWidget();
        actions.library->trigger();
        QVERIFY(views->currentWidget() != reader);
        actions.back->trigger();
        QCOMPARE(views->currentWidget(), reader);
        actions.forward->trigger();
        QVERIFY(views->currentWidget() != reader);
    }

    void aLessonThatIsNotHereIsNotOffered()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()})); // the only one of its course
        const WindowActions &actions = driver.window().actions();
        QVERIFY(!actions.nextLesson->isEnabled());
        QVERIFY(!actions.previousLesson->isEnabled());
        driver.window().resize(1280, 800);
        QVERIFY(driver.answer(*driver.quiz().checkView(), false));
        QCOMPARE(driver.quiz().findChild<QAbstractButton *>(u"goOn"_s)->text(), u"Back to Today"_s);
        const auto *const views = driver.window().findChild<QStackedWidget *>(u"views"_s);
        const QWidget *const reader = views->currentWidget();
        QVERIFY(driver.wait([&] {
            driver.press(Qt::Key_Return); // the first press may come too early to count
            return views->currentWidget() != reader;
        }));
        QVERIFY(qobject_cast<TodayView *>(views->currentWidget()));
    }

    void theLibraryComesBackWhenTheCacheIsDeleted()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        const auto before = driver.parts().library().courses();
        QVERIFY(QDir(DataFolders::under(data.path()).cache).removeRecursively());
        const auto *const list = driver.window().findChild<LibraryView *>()->findChild<QAbstractItemView *>();
        driver.window().actions().library->trigger();
        QVERIFY(driver.wait([&] { return driver.parts().library().courses() == before; }));
        QTRY_COMPARE(list->model()->rowCount(), int(before.size()));
        driver.window().actions().searchAll->trigger();
        auto *const field = driver.window().findChild<SearchField *>();
        QTest::keyClicks(field, u"pivot"_s);
        QTRY_VERIFY(field->isListShown());
    }

    void aFoundWordOpensItsLesson()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().actions().today->trigger();
        driver.window().actions().searchAll->trigger();
        auto *const field = driver.window().findChild<SearchField *>();
        QTest::keyClicks(field, u"pivot"_s);
        QTRY_VERIFY(field->isListShown());
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(driver.window().windowTitle().startsWith("Quicksort"_L1));
    }

    void aFoundTitleLeadsToTheTopOfItsLesson()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        auto *const reader = driver.window().findChild<ReaderView *>();
        const LessonOnScreen shown = reader->lesson();
        reader->page()->scrollTo({shown.lesson->blocks.back().id, 0});
        QTRY_VERIFY(!reader->page()->place().block.isEmpty());
        SearchHit hit;
        hit.lesson = shown.ref();
        driver.window().openHit(hit);
        QTRY_COMPARE(reader->page()->place(), Place());
    }

    void aSearchWithoutAHitSaysSo()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().actions().searchAll->trigger();
        auto *const field = driver.window().findChild<SearchField *>();
        QTest::keyClicks(field, u"zebracrossing"_s);
        QTRY_COMPARE(field->nothingShown(), u"Nothing found for “zebracrossing”"_s);
        QVERIFY(!field->isListShown());
        field->setText(u"pivot"_s);
        QTRY_VERIFY(field->isListShown());
        QCOMPARE(field->nothingShown(), QString());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isListShown());
    }

    void escFromTheSearchLeadsBackToWhereOneWas()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(1280, 800);
        const auto searchAndLeave = [&driver] {
            driver.window().actions().searchAll->trigger();
            auto *const field = driver.window().findChild<SearchField *>();
            QTRY_VERIFY(field->hasFocus());
            QTest::keyClicks(field, u"pivot"_s);
            QTest::keyClick(field, Qt::Key_Escape);
            QCOMPARE(field->text(), QString());
            QVERIFY(!field->hasFocus());
        };
        auto *const page = driver.window().findChild<LessonView *>();
        page->focusPage();
        searchAndLeave();
        QVERIFY(page->isAncestorOf(QApplication::focusWidget()));

        driver.quiz().takeFocus();
        const QWidget *const option = QApplication::focusWidget();
        searchAndLeave();
        QCOMPARE(QApplication::focusWidget(), option);

        driver.window().actions().library->trigger();
        auto *const library = driver.window().findChild<LibraryView *>();
        searchAndLeave();
        QVERIFY(library->isAncestorOf(QApplication::focusWidget()));
    }

    void escInPreferencesLeadsBackToWhereOneWas()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        const auto *const views = driver.window().findChild<QStackedWidget *>(u"views"_s);
        const WindowActions &actions = driver.window().actions();
        for (QAction *const before : {actions.library, actions.today}) {
            before->trigger();
            const QWidget *const cameFrom = views->currentWidget();
            actions.preferences->trigger();
            QVERIFY(views->currentWidget() != cameFrom);
            auto *const field = views->currentWidget()->findChild<QLineEdit *>(u"searchEdit"_s);
            QTest::keyClicks(field, u"theme"_s);
            driver.press(Qt::Key_Escape);
            QCOMPARE(field->text(), QString());
            driver.press(Qt::Key_Escape);
            QCOMPARE(views->currentWidget(), cameFrom);
        }
    }

    void theStatisticsOpenByTheirKeyAndLeadToAPassageAndBack()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        QVERIFY(driver.answer(*driver.quiz().checkView(), false));
        QVERIFY(driver.parts().record().waitUntilStored(30'000));
        QVERIFY(driver.window().findChild<StatisticsView *>() == nullptr); // nothing of it at the start
        driver.press(Qt::Key_4, Qt::ControlModifier);
        auto *const view = driver.window().findChild<StatisticsView *>();
        QVERIFY(view != nullptr && view->isVisible());
        QVERIFY(driver.wait([view] { return view->isDrawn(); }));
        QVERIFY(view->section(u"today"_s)->figure().finding.contains("gave 1 answer"_L1));
        FigureSection *const choices = view->section(u"wrong-choices"_s);
        QVERIFY(choices != nullptr);
        choices->findChild<QAbstractButton *>(u"openLink"_s)->click();
        QVERIFY(driver.wait([view] { return !view->isVisible(); }));
        QVERIFY(driver.window().windowTitle().startsWith("Quicksort and its pivot"_L1));
        driver.window().actions().back->trigger();
        QVERIFY(view->isVisible());
        driver.press(Qt::Key_Escape);
        QVERIFY(!view->isVisible());
    }

    void theFirstWindowFitsTheScreenWithItsFrame()
    {
        QTemporaryDir data;
        const Test::WindowDriver driver(data.path());
        const QSize screen = QGuiApplication::primaryScreen()->availableGeometry().size();
        QVERIFY2(driver.ownSize().width() < screen.width() && driver.ownSize().height() + 40 < screen.height(),
                 qPrintable(QDebug::toString(driver.ownSize())));
    }

    void theWindowComesBackInItsSize()
    {
        QTemporaryDir data;
        {
            Test::WindowDriver driver(data.path());
            QVERIFY(driver.start());
            driver.window().resize(713, 517);
        }
        Test::WindowDriver again(data.path());
        QCOMPARE(again.window().size(), QSize(713, 517));
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    MainWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "mainwindowtest.moc"
