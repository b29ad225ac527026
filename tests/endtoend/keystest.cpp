// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of one's own in the whole window, and the keys that lead from pane to pane.
#include "settings/keys.h"

#include "app/language.h"
#include "endtoend/windowdriver.h"
#include "models/keybindings.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/gotopalette.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/mainwindow/readingdialog.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/notes/notespanel.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/shared/actionbutton.h"
#include "widgets/shared/messagebar.h"

#include <QAction>
#include <QApplication>
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

template<typename T> T &partOf(Test::WindowDriver &driver)
{
    return *driver.window().findChild<T *>();
}

bool isFocusIn(const QWidget &area)
{
    const QWidget *const focus = QApplication::focusWidget();
    return &area == focus || area.isAncestorOf(focus);
}

} // namespace

class KeysTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chosenKeysWorkAtOnceAndEverywhere()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(1280, 800);
        const WindowActions &actions = driver.window().actions();
        QVERIFY(driver.parts().settings().set(Keys::chosenKeys,
                                              u"go-to\tCtrl+J\ncheck-guess\tZ\nwrite-note\tF9\nback\tCtrl+B"_s));
        auto &palette = partOf<GoToPalette>(driver);
        driver.press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!palette.isVisible());
        driver.press(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(palette.isVisible());
        QTest::keyClicks(QApplication::focusWidget(), u"back"_s);
        const GoToModel &found = palette.model();
        QStringList keys;
        for (int row = 0; row < found.rowCount(); ++row) {
            keys << found.index(row, 0).data(GoToModel::KeysRole).toString();
        }
        QVERIFY2(keys.contains(u"Ctrl+B"_s), qPrintable(keys.join(u' ')));
        driver.press(Qt::Key_Escape);
        QVERIFY2(actions.back->toolTip().contains(u"Ctrl+B"_s), qPrintable(actions.back->toolTip()));
        actions.bookmark->trigger();
        QTRY_VERIFY(driver.window().statusBar()->currentMessage().contains(u"Ctrl+D takes it away"_s));
    }

    void whatAPolicyHoldsIsGreyInTheMenus()
    {
        QTemporaryDir data;
        QVERIFY(QDir(data.path()).mkpath(u"managed"_s));
        QFile policy(data.filePath(u"managed/lab.json"_s));
        QVERIFY(policy.open(QIODevice::WriteOnly));
        policy.write(R"({"setBy":"Room 12","lineNumbers":true,"wrapCode":true,"pictureDescriptions":true})");
        policy.close();
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        const WindowActions &actions = driver.window().actions();
        for (const QAction *const held : {actions.lineNumbers, actions.wrapCode, actions.describe}) {
            QVERIFY2(held->isChecked() && !held->isEnabled(), qPrintable(held->text()));
        }
    }

    void aChosenKeyOfTheCheckWorksFromTheTextToo()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(1280, 800);
        QVERIFY(driver.parts().settings().set(Keys::chosenKeys, u"check-guess\tZ"_s));
        CheckView &check = *driver.quiz().checkView();
        QCOMPARE(check.findChild<ActionButton *>(u"guess"_s)->keyHint(), u"Z"_s);
        partOf<LessonView>(driver).focusPage();
        QVERIFY(driver.wait([&] { return isFocusIn(partOf<LessonView>(driver)); }));
        driver.press(driver.optionKey(check, true));
        QVERIFY(check.hasPicks());
        partOf<LessonView>(driver).focusPage();
        // A press right after the check came up counts as an accident, so it is pressed until it is taken.
        QVERIFY(driver.wait([&] {
            driver.press(Qt::Key_G);
            return check.phase() == CheckPhase::Asking;
        }));
        QVERIFY(driver.wait([&] {
            if (check.phase() == CheckPhase::Asking) {
                driver.press(Qt::Key_Z);
            }
            return check.phase() == CheckPhase::Verdict;
        }));
        const CheckState *const state = driver.parts().record().state().check(check.asked().key());
        QVERIFY(state && state->last && state->last->confidence == Confidence::Guess);
    }

    void keysLeadFromPaneToPane()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(1280, 800);
        driver.window().messages().close();
        auto &page = partOf<LessonView>(driver);
        auto &outline = partOf<OutlinePanel>(driver);
        const auto *const mark = driver.window().findChild<QWidget *>(u"paneMark"_s);
        page.focusPage();
        QTRY_VERIFY(isFocusIn(page));
        driver.press(Qt::Key_F6);
        QTRY_VERIFY(isFocusIn(driver.quiz()));
        QVERIFY(mark->isVisible());
        QCOMPARE(mark->size(), driver.quiz().size());
        driver.press(Qt::Key_F6);
        QTRY_VERIFY(isFocusIn(outline));
        driver.press(Qt::Key_F6);
        QTRY_VERIFY(isFocusIn(page));
        QVERIFY(mark->isVisible());
        driver.press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(isFocusIn(outline));
        driver.press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(isFocusIn(driver.quiz()));

        driver.window().say(u"Something happened."_s);
        driver.press(Qt::Key_F6);
        QTRY_VERIFY(isFocusIn(driver.window().messages()));
        driver.press(Qt::Key_Space); // the button that closes it
        QVERIFY(driver.window().messages().isHidden());
        QVERIFY(!mark->isVisible());

        driver.window().showNotes(true);
        page.focusPage();
        QTRY_VERIFY(isFocusIn(page));
        QVERIFY(!mark->isVisible());
        driver.press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(isFocusIn(partOf<NotesPanel>(driver)));
    }

    void drawersOpenAndCloseAsKeysLeadThroughThem()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({lesson()}));
        driver.window().resize(800, 600);
        driver.window().messages().close();
        auto &frame = partOf<StudyFrame>(driver);
        auto &page = partOf<LessonView>(driver);
        QTRY_VERIFY(frame.isNarrow());
        frame.closeDrawers();
        page.focusPage();
        QTRY_VERIFY(isFocusIn(page));
        driver.press(Qt::Key_F6);
        QTRY_VERIFY(isFocusIn(driver.quiz()) && frame.isCheckShown() && !frame.isOutlineShown());
        driver.press(Qt::Key_F6);
        QTRY_VERIFY(isFocusIn(partOf<OutlinePanel>(driver)) && frame.isOutlineShown() && !frame.isCheckShown());
        driver.press(Qt::Key_F6);
        QTRY_VERIFY(isFocusIn(page) && !frame.isOutlineShown() && !frame.isCheckShown());
    }

    void viewsWithoutPanesKeepTheFocus()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        for (QAction *const action : {driver.window().actions().today, driver.window().actions().library,
                                      driver.window().actions().preferences}) {
            action->trigger();
            driver.press(Qt::Key_F6);
            QVERIFY2(isFocusIn(*driver.window().findChild<QWidget *>(u"views"_s)), qPrintable(action->text()));
        }
    }

    void oneKeyShowsTheSheetOfKeys()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        QVERIFY(driver.parts().settings().set(Keys::chosenKeys, u"go-to\tCtrl+J"_s));
        driver.press(Qt::Key_F1);
        QTRY_VERIFY(driver.window().findChild<ReadingDialog *>());
        const QString sheet = partOf<ReadingDialog>(driver).plainText();
        QVERIFY(sheet.contains(u"Ctrl+J"_s) && !sheet.contains(u"Ctrl+K"_s) && sheet.contains(u"F6"_s));
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    installLanguage(u"en"_s);
    KeysTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "keystest.moc"
