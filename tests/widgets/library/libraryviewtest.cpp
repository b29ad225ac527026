// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/library/libraryview.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

CourseProgress course(const QString &title, bool readOnly, CourseCondition condition = CourseCondition::Ready)
{
    CourseProgress progress;
    progress.course.info.id = CourseId(title.toLower());
    progress.course.info.title = title;
    progress.course.readOnly = readOnly;
    progress.course.condition = condition;
    progress.course.reason = condition == CourseCondition::Ready ? QString() : u"Its manifest cannot be read."_s;
    progress.course.lessonsHere = progress.course.lessonsInAll = 3;
    return progress;
}

/** The view with a course of one's own, one of the computer and a damaged one. */
struct Shelf {
    Shelf()
    {
        view.showCourses({course(u"Own"_s, false), course(u"Shipped"_s, true),
                          course(u"Broken"_s, false, CourseCondition::Damaged)});
        view.resize(800, 600);
        view.show();
        view.activateWindow();
    }

    void choose(int row) { list()->setCurrentIndex(list()->model()->index(row, 0)); }
    [[nodiscard]] QListView *list() { return view.findChild<QListView *>(u"courses"_s); }
    [[nodiscard]] QPushButton *button(const QString &name) { return view.findChild<QPushButton *>(name); }

    /** The menu with what can be done, opened on the course in @p row. */
    QMenu *menuOn(int row, QContextMenuEvent::Reason reason)
    {
        const QPoint place = list()->visualRect(list()->model()->index(row, 0)).center();
        QContextMenuEvent asked(reason, place, list()->viewport()->mapToGlobal(place));
        QApplication::sendEvent(list()->viewport(), &asked);
        return qobject_cast<QMenu *>(QApplication::activePopupWidget());
    }

    LibraryView view;
};

QAction *actionOf(const QMenu &menu, const QString &words)
{
    const QList<QAction *> actions = menu.actions();
    const auto found = std::ranges::find_if(
        actions, [&words](const QAction *action) { return action->text().remove(u'&').contains(words); });
    return found == actions.end() ? nullptr : *found;
}

} // namespace

class LibraryViewTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChosenCourseIsExportedInEveryFormat_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<ExportFormat>("format");
        QTest::newRow("a package") << u".carrel"_s << ExportFormat::Package;
        QTest::newRow("a folder") << u"Markdown"_s << ExportFormat::Markdown;
        QTest::newRow("a deck") << u".apkg"_s << ExportFormat::Anki;
        QTest::newRow("a table") << u".csv"_s << ExportFormat::Csv;
        QTest::newRow("a web page") << u".html"_s << ExportFormat::Html;
        QTest::newRow("a book") << u".epub"_s << ExportFormat::Epub;
    }

    void theChosenCourseIsExportedInEveryFormat()
    {
        QFETCH(QString, words);
        QFETCH(ExportFormat, format);
        Shelf shelf;
        std::vector<std::pair<QString, ExportFormat>> asked;
        connect(&shelf.view, &LibraryView::exportRequested, this,
                [&](const CourseSummary &summary, ExportFormat as) { asked.emplace_back(summary.info.title, as); });
        shelf.choose(1);
        QPushButton *const button = shelf.button(u"exportButton"_s);
        QVERIFY(button->isVisible() && button->isEnabled());
        QAction *const action = actionOf(*button->menu(), words);
        QVERIFY(action);
        action->trigger();
        QCOMPARE(asked, (std::vector{std::pair(u"Shipped"_s, format)}));
    }

    void aCourseWithDamagedLessonsSaysSoAndOpens()
    {
        CourseProgress partly = course(u"Partly"_s, false);
        partly.course.reason = u"2 lessons are damaged and cannot be read (a.json, b.json)."_s;
        Shelf shelf;
        shelf.view.showCourses({course(u"Own"_s, false), partly});
        const auto heightOf = [&shelf](int row) {
            return shelf.list()->visualRect(shelf.list()->model()->index(row, 0)).height();
        };
        QVERIFY(heightOf(1) >= heightOf(0) + shelf.list()->fontMetrics().height()); // a line of its own
        QVERIFY(shelf.list()->model()->index(1, 0).data(Qt::ToolTipRole).toString().contains("b.json"_L1));
        shelf.choose(1);
        QVERIFY(shelf.button(u"openCourseButton"_s)->isEnabled());
    }

    void whatCannotBeDoneSaysWhy_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QStringList>("off");
        QTest::addColumn<QString>("why");
        QTest::newRow("one's own") << 0 << QStringList() << QString();
        QTest::newRow("of the computer") << 1 << QStringList{u"removeButton"_s} << u"belongs to the computer"_s;
        QTest::newRow("damaged") << 2 << QStringList{u"openCourseButton"_s, u"exportButton"_s} << u"manifest"_s;
    }

    void whatCannotBeDoneSaysWhy()
    {
        QFETCH(int, row);
        QFETCH(QStringList, off);
        QFETCH(QString, why);
        Shelf shelf;
        shelf.choose(row);
        for (const QString &name : {u"openCourseButton"_s, u"exportButton"_s, u"removeButton"_s}) {
            const QPushButton &button = *shelf.button(name);
            QCOMPARE(button.isEnabled(), !off.contains(name));
            QCOMPARE(button.toolTip().isEmpty(), button.isEnabled());
            QCOMPARE(button.accessibleDescription(), button.toolTip());
            QVERIFY2(button.isEnabled() || button.toolTip().contains(why), qPrintable(button.toolTip()));
        }
    }

    void aMenuHasWhatCanBeDoneWithACourse_data()
    {
        QTest::addColumn<QContextMenuEvent::Reason>("reason");
        QTest::newRow("by the mouse") << QContextMenuEvent::Mouse;
        QTest::newRow("by a key") << QContextMenuEvent::Keyboard;
    }

    void aMenuHasWhatCanBeDoneWithACourse()
    {
        QFETCH(QContextMenuEvent::Reason, reason);
        Shelf shelf;
        QVERIFY(QTest::qWaitForWindowActive(&shelf.view));
        shelf.list()->setFocus();
        shelf.choose(reason == QContextMenuEvent::Keyboard ? 1 : 0);
        QSignalSpy removed(&shelf.view, &LibraryView::removeRequested);
        QSignalSpy shown(&shelf.view, &LibraryView::showFolderRequested);
        QSignalSpy opened(&shelf.view, &LibraryView::courseRequested);
        QMenu *menu = shelf.menuOn(1, reason);
        QVERIFY(menu);
        QCOMPARE(shelf.list()->currentIndex().row(), 1);
        QVERIFY(!actionOf(*menu, u"Remove"_s)->isEnabled());
        QVERIFY(actionOf(*menu, u"Remove"_s)->toolTip().contains("belongs to the computer"_L1));
        QVERIFY(menu->toolTipsVisible());
        QCOMPARE(actionOf(*menu, u"Export"_s)->menu()->actions().size(), 6);
        actionOf(*menu, u"Show the folder"_s)->trigger();
        QCOMPARE(shown.first().first().value<CourseSummary>().info.title, u"Shipped"_s);
        actionOf(*menu, u"Open"_s)->trigger();
        QCOMPARE(opened.first().first().value<CourseId>(), CourseId(u"shipped"_s));
        menu->close();
        shelf.choose(0);
        menu = shelf.menuOn(0, reason);
        QVERIFY(menu);
        actionOf(*menu, u"Remove"_s)->trigger();
        QCOMPARE(removed.first().first().value<CourseSummary>().info.title, u"Own"_s);
        menu->close();
    }

    void theEmptyPlaceBelowTheCoursesHasNoMenu()
    {
        Shelf shelf;
        QContextMenuEvent asked(QContextMenuEvent::Mouse, QPoint(5, 5), shelf.view.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&shelf.view, &asked);
        QVERIFY(!QApplication::activePopupWidget());
    }
};

QTEST_MAIN(LibraryViewTest)
#include "libraryviewtest.moc"
