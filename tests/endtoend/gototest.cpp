// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/pagedriver.h"
#include "endtoend/windowdriver.h"
#include "library/library.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "support/testpaths.h"
#include "widgets/mainwindow/gotopalette.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/preferences/keyspage.h"
#include "widgets/preferences/preferencesview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/reader/findbar.h"
#include "widgets/reader/minutesleft.h"
#include "widgets/reader/readerview.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolBar>
#include <QTreeView>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

/** Going somewhere by name, by the outline and by find, by keys alone. */
class GoToTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_data = std::make_unique<QTemporaryDir>();
        m_driver = std::make_unique<Test::WindowDriver>(m_data->path());
        m_driver->window().resize(1280, 800);
        QVERIFY(m_driver->start({Test::dataPath(u"courses/sorting"_s)}));
        QVERIFY(m_driver->wait([&] { return m_driver->isLessonPainted(); }));
        QTRY_VERIFY(!m_driver->parts().library().headings().empty());
    }

    void cleanup()
    {
        m_driver.reset();
        m_data.reset();
    }

    void aLessonIsReachedByItsName()
    {
        typeInto(u"floor"_s);
        m_driver->press(Qt::Key_Return);
        QTRY_VERIFY(m_driver->window().windowTitle().startsWith("Why n log n is the floor"_L1));
        QVERIFY(palette().isHidden());
    }

    void aCourseIsReachedByItsTitle_data()
    {
        QTest::addColumn<bool>("bySearch");
        QTest::newRow("go to") << false;
        QTest::newRow("search") << true;
    }

    void aCourseIsReachedByItsTitle()
    {
        QFETCH(bool, bySearch);
        const LessonRef here = reader().lesson().ref();
        const QString title = m_driver->parts().library().course(here.course)->info.title;
        m_driver->window().actions().nextLesson->trigger();
        QTRY_VERIFY(reader().lesson().ref() != here);
        const LessonRef next = reader().lesson().ref();
        m_driver->window().actions().today->trigger();
        if (bySearch) {
            m_driver->window().actions().searchAll->trigger();
            QTest::keyClicks(QApplication::focusWidget(), title);
            m_driver->press(Qt::Key_Return);
        } else {
            typeInto(title);
            const GoToItem *const first = palette().model().itemAt(palette().model().index(0));
            QVERIFY(first);
            QCOMPARE(first->kind, GoToItem::Kind::Course);
            m_driver->press(Qt::Key_Return);
        }
        QTRY_VERIFY(reader().isVisible());
        QCOMPARE(reader().lesson().ref(), next); // where one was
    }

    void aHeadingIsReachedByItsName()
    {
        const auto headings = m_driver->parts().library().headings();
        const LessonRef here = reader().lesson().ref();
        const auto other = std::ranges::find_if(headings, [&here](const HeadingEntry &heading) {
            return heading.lesson.course == here.course && heading.lesson != here;
        });
        QVERIFY(other != headings.end());
        typeInto(other->title);
        const GoToItem *const first = palette().model().itemAt(palette().model().index(0));
        QVERIFY(first);
        const GoToItem item = *first;
        QCOMPARE(item.kind, GoToItem::Kind::Heading);
        QCOMPARE(item.title, other->title);
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE(reader().lesson().ref(), item.lesson);
        QTRY_COMPARE(reader().page()->place().block, item.block);
    }

    void aCommandIsReachedByItsNameAndShowsItsKey()
    {
        typeInto(u"library"_s);
        const GoToModel &model = palette().model();
        QCOMPARE(model.index(0).data().toString(), u"Library"_s);
        QCOMPARE(model.index(0).data(GoToModel::KeysRole).toString(), u"Ctrl+2"_s);
        m_driver->press(Qt::Key_Return);
        QVERIFY(m_driver->window().findChild<QStackedWidget *>(u"views"_s)->currentWidget() != &reader());
        m_driver->window().actions().goTo->trigger();
        QCOMPARE(model.index(0).data().toString(), u"Library"_s); // used last
    }

    void aSettingIsReachedByItsName()
    {
        typeInto(u"theme"_s);
        const GoToModel &model = palette().model();
        int row = 0;
        while (row < model.rowCount() && model.itemAt(model.index(row))->kind != GoToItem::Kind::Setting) {
            m_driver->press(Qt::Key_Down);
            ++row;
        }
        QVERIFY(row < model.rowCount());
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"theme"_s);
    }

    void whatIsDoneWithTheRecordIsFoundByItsName_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("place");
        QTest::newRow("restore") << u"restore"_s << u"backups"_s;
        QTest::newRow("erase") << u"erase"_s << u"exportRecord"_s;
        QTest::newRow("export") << u"export record"_s << u"exportRecord"_s;
    }

    void whatIsDoneWithTheRecordIsFoundByItsName()
    {
        QFETCH(QString, words);
        QFETCH(QString, place);
        typeInto(words);
        const GoToModel &model = palette().model();
        QVERIFY(model.rowCount() > 0);
        QCOMPARE(model.itemAt(model.index(0))->kind, GoToItem::Kind::Setting);
        m_driver->press(Qt::Key_Return);
        const auto *const there = m_driver->window().findChild<QWidget *>(place);
        QTRY_COMPARE(there->visibleRegion().boundingRect().size(), there->size());
    }

    void theFirstLookAtPreferencesIsAtTheirTop()
    {
        reader().page()->focusPage();
        m_driver->window().actions().preferences->trigger();
        const auto *const page =
            m_driver->window().findChild<PreferencesView *>()->findChild<QScrollArea *>(u"scroll"_s);
        QVERIFY(page->isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"searchEdit"_s);
        QCoreApplication::processEvents();
        QVERIFY(page->verticalScrollBar()->maximum() > 0);
        QCOMPARE(page->verticalScrollBar()->value(), 0);
    }

    void enterPressesTheButtonThatHasTheFocus()
    {
        m_driver->window().actions().preferences->trigger();
        m_driver->window().findChild<QAbstractButton *>(u"openKeys"_s)->setFocus(Qt::TabFocusReason);
        m_driver->press(Qt::Key_Return);
        QVERIFY(m_driver->window().findChild<KeysPage *>()->isVisible());
    }

    void everyActionThatCanBeDoneIsThere()
    {
        m_driver->window().actions().goTo->trigger();
        const auto menus = m_driver->window().actions().all();
        for (const auto &[title, menu] : menus) {
            for (const QAction *const action : menu) {
                if (!action->isEnabled() || action == m_driver->window().actions().goTo) {
                    continue;
                }
                const QString words = action->text().remove(u'&');
                field()->setText(words);
                bool found = false;
                for (int row = 0; row < palette().model().rowCount(); ++row) {
                    found = found || palette().model().index(row).data().toString() == words;
                }
                QVERIFY2(found, qPrintable(words));
            }
        }
    }

    void escapeGivesTheFocusBack()
    {
        reader().page()->focusPage();
        QWidget *const before = QApplication::focusWidget();
        typeInto(u"zebracrossing"_s);
        QCOMPARE(palette().model().rowCount(), 0);
        QVERIFY(palette().findChild<QLabel *>(u"nothing"_s)->isVisible());
        m_driver->press(Qt::Key_Return); // nothing to go to: it stays
        QVERIFY(palette().isVisible());
        m_driver->press(Qt::Key_Escape);
        QVERIFY(palette().isHidden());
        QCOMPARE(QApplication::focusWidget(), before);
    }

    void theTextStaysWhereItIsWhenItOpensAndCloses()
    {
        const Test::PageDriver page(*m_driver);
        const Blocks &blocks = reader().lesson().lesson->blocks;
        QVERIFY(page.goTo(page.blockAt(int(blocks.size()) / 2)));
        reader().page()->focusPage();
        page.settle();
        const double before = page.ask(u"scrollY"_s).toDouble();
        QVERIFY(before > 400);
        const auto isLeftAlone = [&] {
            page.settle();
            return page.ask(u"document.activeElement === document.body"_s).toBool() &&
                   page.ask(u"scrollY"_s).toDouble() == before;
        };
        QVERIFY(isLeftAlone());
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
            typeInto(u"sepia"_s);
            m_driver->press(key);
            QVERIFY(palette().isHidden());
            QVERIFY(hasTextTheFocus());
            QVERIFY2(isLeftAlone(), qPrintable(page.ask(u"document.activeElement.outerHTML"_s).toString()));
        }
    }

    void whoOpensALessonHasTheKeysInItsText_data()
    {
        QTest::addColumn<QString>("by");
        for (const char *const by : {"name", "name, from a button", "outline", "search"}) {
            QTest::newRow(by) << QString::fromLatin1(by);
        }
    }

    void whoOpensALessonHasTheKeysInItsText()
    {
        QFETCH(QString, by);
        const Test::PageDriver page(*m_driver);
        const LessonRef before = reader().lesson().ref();
        QSignalSpy shown(reader().page(), &LessonView::lessonShown);
        if (by == "outline"_L1) {
            const auto *const panel = m_driver->window().findChild<OutlinePanel *>();
            auto *const tree = panel->findChild<QTreeView *>();
            tree->setFocus();
            tree->setCurrentIndex(panel->model().indexOf(reader().nextLesson()->lesson));
            m_driver->press(Qt::Key_Return);
        } else if (by == "search"_L1) {
            m_driver->window().actions().searchAll->trigger();
            QTest::keyClicks(QApplication::focusWidget(), u"floor"_s);
            m_driver->press(Qt::Key_Return);
        } else {
            if (by == "name"_L1) {
                m_driver->quiz().takeFocus();
            } else {
                m_driver->window()
                    .findChild<QToolBar *>()
                    ->widgetForAction(m_driver->window().actions().today)
                    ->setFocus(Qt::TabFocusReason);
            }
            QVERIFY(!hasTextTheFocus());
            typeInto(u"floor"_s);
            m_driver->press(Qt::Key_Return);
        }
        QTRY_VERIFY(reader().lesson().ref() != before);
        QTRY_VERIFY(!shown.isEmpty());
        QVERIFY(hasTextTheFocus());
        page.settle();
        m_driver->press(Qt::Key_PageDown);
        QTRY_VERIFY(page.ask(u"scrollY"_s).toDouble() > 100);
        m_driver->press(Qt::Key_S);
        QTRY_VERIFY(!page.ask(u"getSelection().toString()"_s).toString().isEmpty());
    }

    void itFitsASmallWindowAndItsPartsHaveNames()
    {
        m_driver->window().resize(640, 400);
        typeInto(u"o"_s);
        const QRect window = m_driver->window().rect();
        QVERIFY2(window.contains(palette().geometry()), qPrintable(QDebug::toString(palette().geometry())));
        for (QWidget *const part :
             {static_cast<QWidget *>(field()), static_cast<QWidget *>(palette().findChild<QListView *>())}) {
            QVERIFY(!QAccessible::queryAccessibleInterface(part)->text(QAccessible::Name).isEmpty());
        }
    }

    void theOutlineFollowsTheReading()
    {
        const auto *const panel = m_driver->window().findChild<OutlinePanel *>();
        const std::vector<LessonSection> sections = LessonSections(*reader().lesson().lesson).sections();
        QVERIFY(sections.size() > 1);
        const QModelIndex lesson = panel->model().indexOf(reader().lesson().lesson->slug);
        QCOMPARE(panel->model().rowCount(lesson), int(sections.size()));
        reader().page()->scrollTo({sections[1].block, 0});
        QTRY_COMPARE(panel->model().currentSection().data().toString(), sections[1].title);
        // And leads there by keys.
        auto *const tree = panel->findChild<QTreeView *>();
        QVERIFY(tree->isExpanded(lesson));
        tree->setFocus();
        tree->setCurrentIndex(panel->model().index(0, 0, lesson));
        m_driver->press(Qt::Key_Return);
        QTRY_COMPARE(reader().page()->place().block, sections[0].block);
    }

    void minutesLeftGoDownWithTheReading()
    {
        const auto *const left = m_driver->window().findChild<MinutesLeft *>();
        QTRY_VERIFY(left->text().startsWith("About "_L1));
        QVERIFY(left->isVisible());
        const QString atFirst = left->text();
        const Blocks &blocks = reader().lesson().lesson->blocks;
        reader().page()->scrollTo({blocks[blocks.size() / 2].id, 0});
        QTRY_VERIFY(left->text() != atFirst);
        reader().page()->scrollTo({blocks.back().id, 0});
        QTRY_COMPARE(left->text(), u"The end is in sight"_s);
        m_driver->window().actions().library->trigger();
        QVERIFY(!left->isVisible());
    }

    void minutesLeftAreRightAfterComingBack()
    {
        const auto *const left = m_driver->window().findChild<MinutesLeft *>();
        QTRY_VERIFY(left->text().startsWith("About "_L1));
        const QString atFirst = left->text();
        const Blocks &blocks = reader().lesson().lesson->blocks;
        reader().page()->scrollTo({blocks[blocks.size() / 2].id, 0});
        QTRY_VERIFY(left->text() != atFirst);
        const QString before = left->text();
        m_driver->window().actions().preferences->trigger();
        m_driver->window().actions().back->trigger();
        QVERIFY(left->isVisible());
        QCOMPARE(left->text(), before);
        reader().page()->scrollTo({blocks.back().id, 0});
        QTRY_COMPARE(left->text(), u"The end is in sight"_s);
        m_driver->window().actions().preferences->trigger();
        m_driver->window().actions().back->trigger();
        QCOMPARE(left->text(), u"The end is in sight"_s);
    }

    void findCountsItsHitsAndStepsByKeys()
    {
        const WindowActions &actions = m_driver->window().actions();
        actions.find->trigger();
        FindBar &bar = reader().findBar();
        const auto *const count = bar.findChild<QLabel *>(u"count"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"card"_s);
        QTRY_VERIFY(count->text().startsWith("1 of "_L1));
        m_driver->press(Qt::Key_Return);
        QTRY_VERIFY(count->text().startsWith("2 of "_L1));
        actions.findNext->trigger();
        QTRY_VERIFY(count->text().startsWith("3 of "_L1));
        m_driver->press(Qt::Key_Return, Qt::ShiftModifier);
        QTRY_VERIFY(count->text().startsWith("2 of "_L1));
        actions.nextLesson->trigger(); // marks there, too, and leads nowhere
        QTRY_VERIFY(count->text().contains(" hit"_L1));
        QCOMPARE(reader().page()->place(), Place());
        QSignalSpy shown(reader().page(), &LessonView::lessonShown);
        actions.previousLesson->trigger();
        QTRY_COMPARE(shown.size(), 1);
        QTRY_VERIFY(count->text().contains(" hit"_L1));
        bar.closeAndStay();
        QVERIFY(bar.isHidden());
        actions.findNext->trigger(); // also when the bar was closed, from where one is
        QVERIFY(bar.isVisible());
        QTRY_VERIFY(count->text().contains(" of "_L1));
        QTest::keyClicks(bar.findChild<QLineEdit *>(), u"zebracrossing"_s);
        QTRY_COMPARE(count->text(), u"Not found"_s);
        for (const QWidget *const part : bar.findChildren<QWidget *>()) {
            if (part->focusPolicy() != Qt::NoFocus) {
                QVERIFY2(!QAccessible::queryAccessibleInterface(const_cast<QWidget *>(part))
                              ->text(QAccessible::Name)
                              .isEmpty(),
                         qPrintable(part->objectName()));
            }
        }
    }

    void aLessonIsCitedInEveryForm()
    {
        const WindowActions &actions = m_driver->window().actions();
        const QStringList begins{u"The Carrel authors"_s, u"@misc{"_s, u"TY  - ELEC"_s, u"["_s};
        const QList<QAction *> forms = actions.citeForms->actions();
        QCOMPARE(forms.size(), begins.size());
        for (qsizetype i = 0; i < forms.size(); ++i) {
            forms[i]->trigger();
            QVERIFY2(QGuiApplication::clipboard()->text().startsWith(begins[i]),
                     qPrintable(QGuiApplication::clipboard()->text()));
        }
        QVERIFY(m_driver->window().statusBar()->currentMessage().contains("clipboard"_L1));
        actions.library->trigger();
        QVERIFY(!forms[0]->isEnabled());
    }

private:
    GoToPalette &palette() { return *m_driver->window().findChild<GoToPalette *>(); }
    ReaderView &reader() { return *m_driver->window().findChild<ReaderView *>(); }
    bool hasTextTheFocus() { return reader().page()->isAncestorOf(QApplication::focusWidget()); }
    QLineEdit *field() { return palette().findChild<QLineEdit *>(); }

    void typeInto(const QString &words)
    {
        m_driver->window().actions().goTo->trigger();
        QVERIFY(palette().isVisible());
        QCOMPARE(QApplication::focusWidget(), field());
        QTest::keyClicks(field(), words);
    }

    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<Test::WindowDriver> m_driver;
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    GoToTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "gototest.moc"
