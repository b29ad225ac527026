// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Noting things in a lesson by keys alone, finding them again and after a restart.
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/searchfield.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/notes/notespanel.h"
#include "widgets/reader/notecard.h"
#include "widgets/reader/readerview.h"

#include <QAction>
#include <QApplication>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

size_t noted(Test::WindowDriver &driver)
{
    return driver.parts().record().state().annotations().size();
}

/** Presses S in the text and waits until the program knows what is selected. */
bool pick(Test::WindowDriver &driver)
{
    auto *const page = driver.window().findChild<LessonView *>();
    QSignalSpy selected(page, &LessonView::selectionChanged);
    driver.press(Qt::Key_S);
    return driver.wait([&] { return !selected.isEmpty() && !selected.last()[0].value<SelectedWords>().isEmpty(); });
}

} // namespace

class NotesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thingsAreNotedFoundAndTakenBackByKeysAlone()
    {
        QTemporaryDir data;
        {
            Test::WindowDriver driver(data.path());
            QVERIFY(driver.start({QStringLiteral(CARREL_TEST_DATA "/courses/sorting")}));
            driver.window().resize(1280, 800);
            auto *const page = driver.window().findChild<LessonView *>();
            page->focusPage();
            QVERIFY(pick(driver));
            driver.press(Qt::Key_H);
            QVERIFY(driver.wait([&] { return noted(driver) == 1; }));
            QVERIFY(pick(driver));
            driver.press(Qt::Key_N);
            auto *const card = driver.window().findChild<ReaderView *>()->findChild<NoteCard *>();
            QVERIFY(driver.wait([&] { return card->isVisible(); }));
            // In a field the same keys are letters.
            for (const Qt::Key key : {Qt::Key_H, Qt::Key_S, Qt::Key_N}) {
                driver.press(key);
            }
            QCOMPARE(card->findChild<QPlainTextEdit *>(u"text"_s)->toPlainText().toLower(), u"hsn"_s);
            driver.press(Qt::Key_Escape);
            QVERIFY(driver.wait([&] { return noted(driver) == 2 && page->isAncestorOf(QApplication::focusWidget()); }));
            driver.press(Qt::Key_D, Qt::ControlModifier);
            QVERIFY(driver.wait([&] { return noted(driver) == 3; }));
            driver.press(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY(driver.wait([&] { return noted(driver) == 2; }));

            auto *const panel = driver.window().findChild<NotesPanel *>();
            driver.press(Qt::Key_M, Qt::ControlModifier);
            QVERIFY(driver.wait([&] { return panel->isVisible() && panel->model().notes().size() == 2; }));
            QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
            driver.press(Qt::Key_Down);
            driver.press(Qt::Key_Down);
            driver.press(Qt::Key_Delete);
            QVERIFY(driver.wait([&] { return noted(driver) == 1; }));
            driver.press(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY(driver.wait([&] { return noted(driver) == 2; }));
        }
        Test::WindowDriver again(data.path());
        QVERIFY(again.start());
        QVERIFY(again.wait([&] { return noted(again) == 2; }));
        auto *const field = again.window().findChild<SearchField *>();
        field->setFocus();
        QTest::keyClicks(field, u"HSN"_s);
        QVERIFY(again.wait([&] { return field->isListShown(); }));
        QCOMPARE(field->model().index(0).data().toString(), u"Your notes"_s);
        QVERIFY(field->model().noteAt(field->model().index(1)));
        again.press(Qt::Key_Return);
        QVERIFY(again.wait([&] { return again.isLessonPainted(); }));
    }

    void theListStandsBesideEveryViewAndAsADrawer()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({QStringLiteral(CARREL_TEST_DATA "/courses/sorting")}));
        driver.window().resize(1280, 800);
        const WindowActions &actions = driver.window().actions();
        const auto *const panel = driver.window().findChild<NotesPanel *>();
        auto *const frame = driver.window().findChild<StudyFrame *>();
        QVERIFY(!panel->isVisible() && actions.outline->isChecked());
        actions.notes->trigger();
        QVERIFY(panel->isVisible() && !actions.outline->isChecked());
        actions.today->trigger();
        QVERIFY(panel->isVisible() && actions.notes->isChecked());
        actions.notes->trigger();
        QVERIFY(!panel->isVisible() && !actions.notes->isChecked());
        actions.back->trigger();
        QTRY_VERIFY(actions.outline->isChecked());
        driver.window().resize(640, 400);
        QTRY_VERIFY(frame->isNarrow());
        actions.notes->trigger();
        QVERIFY(panel->isVisible() && panel->height() == frame->height());
        driver.press(Qt::Key_Escape);
        QTRY_VERIFY(!panel->isVisible());
        QVERIFY(!actions.notes->isChecked());
    }
};

int main(int argc, char **argv)
{
    qputenv("QT_QUICK_BACKEND", "software");
    preparePageEngine();
    QApplication application(argc, argv);
    NotesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "notestest.moc"
