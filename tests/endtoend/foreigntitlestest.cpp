// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A course whose titles look like HTML, in the real window: every label, question and tip shows them as they are, so
// that no title draws a picture or touches a file.
#include "endtoend/windowdriver.h"
#include "library/library.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/importing/importdialog.h"
#include "widgets/library/libraryview.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/mainwindow/searchfield.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/notes/notespanel.h"
#include "widgets/printing/paperdialog.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/examdialog.h"
#include "widgets/shared/messagebar.h"
#include "widgets/today/todayview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** What is wrong with the tips of the rows below @p parent. */
QStringList richTips(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList rich;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QString tip = model.index(row, column, parent).data(Qt::ToolTipRole).toString();
            if (Qt::mightBeRichText(tip)) {
                rich << u"tip of a row: "_s + tip;
            }
        }
        rich += richTips(model, model.index(row, 0, parent));
    }
    return rich;
}

/** The places of all windows that would read a title as HTML. */
QStringList richPlaces()
{
    QStringList rich;
    const QWidgetList widgets = QApplication::allWidgets();
    for (const QWidget *const widget : widgets) {
        const QString name = QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
        const auto *const label = qobject_cast<const QLabel *>(widget);
        const auto *const menu = qobject_cast<const QMenu *>(widget);
        const auto *const view = qobject_cast<const QAbstractItemView *>(widget);
        if (label && label->pixmap().isNull() && label->textFormat() != Qt::PlainText) {
            rich << u"%1: “%2”"_s.arg(name, label->text());
        }
        if (Qt::mightBeRichText(widget->toolTip())) {
            rich << u"tip of %1: %2"_s.arg(name, widget->toolTip());
        }
        const QList<QAction *> actions = menu && menu->toolTipsVisible() ? menu->actions() : QList<QAction *>();
        for (const QAction *const action : actions) {
            if (Qt::mightBeRichText(action->toolTip())) {
                rich << u"tip in %1: %2"_s.arg(name, action->toolTip());
            }
        }
        if (view && view->model()) {
            rich += richTips(*view->model());
        }
    }
    return rich;
}

/** Whether a label in sight shows the tag of a title as it is. */
bool isShown(const QString &tag)
{
    const QWidgetList widgets = QApplication::allWidgets();
    return std::ranges::any_of(widgets, [&tag](const QWidget *widget) {
        const auto *const label = qobject_cast<const QLabel *>(widget);
        return label && label->isVisible() && label->text().contains(tag);
    });
}

/** Asks for the removal of the own course and gives what the question looks like to @p look, then keeps the course. */
void askForRemoval(Test::WindowDriver &driver, const std::function<void(const QMessageBox &)> &look)
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
    QObject::connect(&answering, &QTimer::timeout, &answering, [&] {
        if (auto *const question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            answering.stop();
            look(*question);
            question->reject();
        }
    });
    answering.start();
    button->click();
}

QStringList textsOf(const QWidget &area)
{
    QStringList texts;
    const QList<QAbstractButton *> buttons = area.findChildren<QAbstractButton *>();
    for (const QAbstractButton *const button : buttons) {
        texts << button->text();
    }
    return texts;
}

} // namespace

class ForeignTitlesTest final : public QObject
{
    Q_OBJECT

private:
    static void readAndNote(Test::WindowDriver &driver)
    {
        CheckView &check = *driver.quiz().checkView();
        QTRY_COMPARE(check.phase(), CheckPhase::Asking);
        QVERIFY(driver.answer(check, false));
        auto *const page = driver.window().findChild<LessonView *>();
        page->focusPage();
        QSignalSpy selected(page, &LessonView::selectionChanged);
        driver.press(Qt::Key_S);
        QVERIFY(
            driver.wait([&] { return !selected.isEmpty() && !selected.last()[0].value<SelectedWords>().isEmpty(); }));
        driver.press(Qt::Key_H);
        QVERIFY(driver.wait([&] { return !driver.parts().record().state().annotations().empty(); }));
        driver.window().showNotes(true);
        const auto *const notes = driver.window().findChild<NotesPanel *>();
        QVERIFY(driver.wait([&] { return notes->model().rowCount() > 0; }));
    }

private Q_SLOTS:
    void titlesAreShownAsTheyAre()
    {
        const QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        const WindowActions &actions = driver.window().actions();
        QVERIFY(driver.start({Test::dataPath(u"courses/tags"_s)}));
        QVERIFY(driver.wait([&] { return driver.window().messages().text().contains("<h1>"_L1); }));
        QVERIFY(driver.window().findChild<OutlinePanel *>()->findChild<QLabel *>()->text().contains("<img"_L1));
        QCOMPARE(richPlaces().join(u'\n'), QString());
        readAndNote(driver);
        QCOMPARE(richPlaces().join(u'\n'), QString());

        actions.exam->trigger();
        QVERIFY(isShown(u"Exam in “<h1>"_s));
        QCOMPARE(richPlaces().join(u'\n'), QString());
        delete driver.window().findChild<ExamDialog *>();

        QTimer::singleShot(0, this, [&] {
            auto *const dialog = driver.window().findChild<PaperDialog *>();
            QVERIFY(dialog);
            const QString lesson = textsOf(*dialog).filter(u"<h1>a"_s).join(u'\n');
            QCOMPARE(richPlaces().join(u'\n'), QString());
            dialog->reject();
            QVERIFY2(lesson.contains("a&&b"_L1), qPrintable(lesson));
        });
        actions.print->trigger();
        QApplication::processEvents();
        driver.parts().record().waitUntilRead(5'000);

        auto *const search = driver.window().findChild<SearchField *>();
        search->setText(u"long enough"_s);
        const auto *const hits = driver.window().findChild<QListView *>(u"searchHits"_s);
        QVERIFY(driver.wait([&] { return hits->model()->rowCount() > 0; }));
        actions.goTo->trigger();
        QCOMPARE(richPlaces().join(u'\n'), QString());
        driver.press(Qt::Key_Escape);

        actions.statistics->trigger();
        QCOMPARE(richPlaces().join(u'\n'), QString());
        bool isAsked = false;
        askForRemoval(driver, [&](const QMessageBox &question) {
            isAsked = question.text().contains("<h1>"_L1);
            QCOMPARE(richPlaces().join(u'\n'), QString());
        });
        QVERIFY(isAsked);
        actions.today->trigger();
        QVERIFY(isShown(u"<h1>"_s) || isShown(u"<b>"_s));
        QCOMPARE(richPlaces().join(u'\n'), QString());
    }

    void everySignOfATitleIsReadOnTheButtonsOfToday()
    {
        const QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::dataPath(u"courses/tags"_s), Test::dataPath(u"courses/growth"_s)}));
        QVERIFY(driver.importDialog());
        QCOMPARE(richPlaces().join(u'\n'), QString());
        driver.importDialog()->accept();
        QVERIFY(driver.wait([&] { return driver.window().messages().text().startsWith("Added"_L1); }));
        for (const char *const name : {"Signs", "time grows"}) { // the one begun last is Today's main one
            const std::vector<CourseSummary> courses = driver.parts().library().courses();
            const auto course = std::ranges::find_if(courses, [name](const CourseSummary &each) {
                return each.info.title.contains(QLatin1StringView(name));
            });
            QVERIFY(course != courses.end());
            driver.window().openCourse(course->info.id);
            CheckView &check = *driver.quiz().checkView();
            QVERIFY(driver.wait(
                [&] { return driver.window().windowTitle() != u"Carrel"_s && check.phase() == CheckPhase::Asking; }));
            QVERIFY(driver.answer(check, false));
        }
        driver.window().actions().today->trigger();
        const QString texts = textsOf(*driver.window().findChild<TodayView *>()).join(u'\n');
        QVERIFY2(texts.contains(u"Continue “<h1>a&&b</h1>"_s), qPrintable(texts));
        QCOMPARE(richPlaces().join(u'\n'), QString());
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    ForeignTitlesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "foreigntitlestest.moc"
