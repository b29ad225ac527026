// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person who sees little or has no mouse depends on, in every view: names, keys, drawers.
#include "app/language.h"
#include "endtoend/windowdriver.h"
#include "page/pageengine.h"
#include "support/quicksortlesson.h"
#include "support/testpaths.h"
#include "widgets/importing/importdialog.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/review/reviewend.h"
#include "widgets/review/reviewview.h"
#include "widgets/today/todayview.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

QString namelessControls(const QWidget &window)
{
    QStringList nameless;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (QWidget *const widget : widgets) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy()) {
            continue;
        }
        QAccessibleInterface *const spoken = QAccessible::queryAccessibleInterface(widget);
        const bool isControl = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget) ||
                               qobject_cast<QComboBox *>(widget) || widget->inherits("QAbstractItemView") ||
                               widget->inherits("QAbstractSpinBox");
        const bool partOfAnother =
            qobject_cast<QLineEdit *>(widget) && widget->parentWidget()->inherits("QAbstractSpinBox");
        if (isControl && !partOfAnother && spoken && spoken->text(QAccessible::Name).isEmpty()) {
            nameless << QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
        }
    }
    return nameless.join(u", "_s);
}

/** Every action of @p menu and the menus in it that does something. */
QList<QAction *> leavesOf(const QMenu &menu)
{
    QList<QAction *> leaves;
    const QList<QAction *> actions = menu.actions();
    for (QAction *const action : actions) {
        if (action->menu()) {
            leaves += leavesOf(*action->menu());
        } else if (!action->isSeparator()) {
            leaves += action;
        }
    }
    return leaves;
}

} // namespace

class ControlsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlOfEveryViewHasAName()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::quicksortLesson()}));
        driver.window().resize(1280, 800);
        QCOMPARE(namelessControls(driver.window()), QString());
        const WindowActions &actions = driver.window().actions();
        for (QAction *const action : {actions.today, actions.library, actions.preferences, actions.statistics}) {
            action->trigger();
            QCOMPARE(namelessControls(driver.window()), QString());
        }
        actions.back->trigger();
        actions.back->trigger();
        actions.back->trigger();
        actions.back->trigger();
        driver.window().resize(800, 600);
        auto *const frame = driver.window().findChild<StudyFrame *>();
        QTRY_VERIFY(frame->isNarrow());
        QCOMPARE(namelessControls(driver.window()), QString());
        actions.outline->trigger();
        QVERIFY(frame->isOutlineShown());
        QCOMPARE(namelessControls(driver.window()), QString());
        frame->closeDrawers();
        actions.check->trigger();
        QVERIFY(frame->isCheckShown());
        QCOMPARE(namelessControls(driver.window()), QString());
        QVERIFY(driver.answer(*driver.quiz().checkView(), false));
        QCOMPARE(namelessControls(driver.window()), QString());
    }

    void everyControlOfAReviewHasAName()
    {
        QTemporaryDir data;
        {
            Test::WindowDriver today(data.path());
            QVERIFY(today.start({Test::quicksortLesson()}));
            QVERIFY(today.answer(*today.quiz().checkView(), false));
        }
        Test::WindowDriver driver(data.path(), Test::dayMs);
        QVERIFY(driver.start());
        QVERIFY(driver.parts().record().waitUntilRead(30'000));
        driver.window().startReview();
        CheckView &check = *driver.review().checkView();
        QTRY_COMPARE(check.phase(), CheckPhase::Asking);
        QCOMPARE(namelessControls(driver.window()), QString());
        QVERIFY(driver.answer(check, false));
        QCOMPARE(namelessControls(driver.window()), QString());
        // A press right after the verdict counts as an accident, so it is pressed until it is taken.
        QVERIFY(driver.wait([&] {
            if (check.isVisible()) {
                driver.press(Qt::Key_Return);
            }
            return !check.isVisible();
        }));
        QVERIFY(driver.review().findChild<ReviewEnd *>()->isVisible());
        QCOMPARE(namelessControls(driver.window()), QString());
    }

    void everyControlOfTheImportWindowHasAName()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        driver.window().openFiles({Test::dataPath(u"csv/tides-comma.csv"_s), Test::dataPath(u"nasty/03-checks"_s)});
        QVERIFY(driver.wait([&] { return driver.importDialog() != nullptr; }));
        const QPointer<ImportDialog> dialog(driver.importDialog());
        auto *const tabs = dialog->findChild<QTabWidget *>(u"tabs"_s);
        QVERIFY(tabs->count() >= 2);
        for (int page = 0; page < tabs->count(); ++page) {
            tabs->setCurrentIndex(page);
            QCOMPARE(namelessControls(*dialog), QString());
        }
        dialog->reject();
    }

    void everyActionHasANameAndKeysOrIsKnownToHaveNone()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        const WindowActions &actions = driver.window().actions();
        // Reached by the letters of their menus.
        const QList<QAction *> withoutKeys = actions.themes->actions() + actions.citeForms->actions().mid(1);
        QList<QAction *> all;
        const QList<QAction *> menus = driver.window().menuBar()->actions();
        for (const QAction *const menu : menus) {
            QVERIFY2(menu->text().contains(u'&'), qPrintable(menu->text()));
            all += leavesOf(*menu->menu());
        }
        QVERIFY(all.size() > 25);
        QSet<QKeySequence> keys;
        QSet<QString> names;
        for (QAction *const action : std::as_const(all)) {
            QVERIFY2(action->text().contains(u'&'), qPrintable(action->text()));
            QVERIFY(!action->text().remove(u'&').trimmed().isEmpty());
            // Its keys can be others, which settings keep by this name.
            QVERIFY2(!action->objectName().isEmpty() || action->parent() != &actions, qPrintable(action->text()));
            QVERIFY2(action->objectName().isEmpty() || !names.contains(action->objectName()),
                     qPrintable(action->objectName()));
            names.insert(action->objectName());
            QVERIFY2(action->shortcuts().isEmpty() == withoutKeys.contains(action), qPrintable(action->text()));
            const QList<QKeySequence> shortcuts = action->shortcuts();
            for (const QKeySequence &shortcut : shortcuts) {
                QVERIFY2(!keys.contains(shortcut), qPrintable(action->text() + u' ' + shortcut.toString()));
                keys.insert(shortcut);
            }
        }
    }

    void theCheckIsADrawerBelow1100Pixels()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::quicksortLesson()}));
        auto *const frame = driver.window().findChild<StudyFrame *>();
        driver.window().resize(1100, 700);
        QTRY_VERIFY(!frame->isNarrow() && frame->isCheckShown() && frame->isOutlineShown());
        driver.window().resize(1099, 700);
        QTRY_VERIFY(frame->isNarrow());
        frame->closeDrawers();
        QVERIFY(!frame->isCheckShown() && !frame->isOutlineShown());
        driver.press(Qt::Key_C);
        QTRY_VERIFY(frame->isCheckShown());
        QCOMPARE(driver.quiz().height(), frame->height());
        QVERIFY(driver.quiz().width() < frame->width());
        driver.press(Qt::Key_C);
        QTRY_VERIFY(!frame->isCheckShown());
        driver.window().resize(1100, 700);
        QTRY_VERIFY(!frame->isNarrow() && frame->isCheckShown() && frame->isOutlineShown());
    }

    void theStatusLineSaysWhereAnswersLie()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start({Test::quicksortLesson()}));
        const QString study = QDir::toNativeSeparators(data.filePath(u"study"_s));
        const auto *const line = driver.window().findChild<QLabel *>(u"storage"_s);
        QTRY_VERIFY_WITH_TIMEOUT(line->isVisible(), 20'000); // what came in is told first, for a while
        QTRY_COMPARE(line->text(), u"Your answers will be kept in %1."_s.arg(study));
        QVERIFY(driver.answer(*driver.quiz().checkView(), false));
        QTRY_COMPARE(line->text(), u"Your answers are kept in %1."_s.arg(study));
        QVERIFY(QFileInfo(study).isDir());
    }

    void theFirstStartOffersTheManual()
    {
        QTemporaryDir data;
        Test::WindowDriver driver(data.path());
        QVERIFY(driver.start());
        QVERIFY(driver.wait([&] { return !driver.parts().library().courses().empty(); }));
        const auto *const today = driver.window().findChild<TodayView *>();
        auto *const main = today->findChild<QAbstractButton *>(u"mainButton"_s);
        QTRY_VERIFY2(main->text().remove(u'&').startsWith("Start with the manual, 4 minute"_L1),
                     qPrintable(main->text()));
        QVERIFY(today->findChild<QWidget *>(u"dropArea"_s)->isVisible());
        QTRY_VERIFY(main->hasFocus());
        driver.press(Qt::Key_Return);
        QVERIFY(driver.wait([&] { return driver.isLessonPainted(); }));
        QVERIFY(driver.window().windowTitle().startsWith("A first lesson"_L1));
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    installLanguage(u"en"_s); // as the program does: plurals are translations
    ControlsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "controlstest.moc"
