// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../render/samplelesson.h"
#include "page/pagefigures.h"
#include "pagetest.h"

#include <QSignalSpy>
#include <QWebEngineView>
#include <QtTest>

using namespace Carrel;
using namespace Carrel::Test;
using namespace Qt::StringLiterals;

namespace
{

/** A table of @p columns and @p rows whose first column names the rows. */
Table bigTable(int columns, int rows, const QString &letters = u"Value"_s)
{
    Table table;
    table.head.emplace_back();
    for (int column = 1; column < columns; ++column) {
        table.head.push_back(words(u"%1_of_column_%2"_s.arg(letters).arg(column)));
    }
    for (int row = 0; row < rows; ++row) {
        std::vector<Runs> cells{words(u"%1 %2"_s.arg(letters).arg(row))};
        for (int column = 1; column < columns; ++column) {
            cells.push_back(words(QString::number(row * column)));
        }
        table.rows.push_back(cells);
    }
    table.caption = words(u"What each of them costs."_s);
    return table;
}

constexpr int lines = 24; ///< of text before, between and behind the tables: more than a window shows

/** Text, a table that is wide and long, text, one that is only long, text. */
Lesson lessonOfTables(const QString &letters = u"Value"_s)
{
    Lesson lesson;
    lesson.title = letters;
    const auto addText = [&lesson, &letters](const QString &id) {
        for (int i = 0; i < lines; ++i) {
            lesson.blocks.push_back(block(id + QString::number(i), Paragraph{words(letters)}));
        }
    };
    addText(u"before"_s);
    lesson.blocks.push_back(block(u"wide"_s, bigTable(14, 60, letters)));
    addText(u"between"_s);
    lesson.blocks.push_back(block(u"long"_s, bigTable(3, 60, letters)));
    addText(u"after"_s);
    return lesson;
}

const QString hebrew = u"\u05de\u05d9\u05d5\u05df"_s;

} // namespace

class TablesTest final : public QObject
{
    Q_OBJECT

private:
    static QString boxOf(const QString &block)
    {
        return u"document.querySelector('[data-block=%1] > .scroll')"_s.arg(block);
    }

    static QWidget *receiver(PageUnderTest &test) { return test.view->findChild<QWebEngineView *>()->focusProxy(); }

    /** One side of the box around what @p selector finds in the box of @p block, less that of the box. */
    static double off(PageUnderTest &test, const QString &block, const QString &selector, const QString &side)
    {
        return test
            .evaluate(u"(() => { const b = %1, e = b.querySelector('%2');"
                      " return e.getBoundingClientRect().%3 - b.getBoundingClientRect().%3; })()"_s.arg(boxOf(block),
                                                                                                        selector, side))
            .toDouble();
    }

    static bool isMarked(PageUnderTest &test, const QString &block, const QString &mark)
    {
        return test.evaluate(boxOf(block) + u".hasAttribute('data-%1')"_s.arg(mark)).toBool();
    }

private Q_SLOTS:
    void aWideTableScrollsByKeysInItsOwnBox()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfTables(), {BlockId(u"before20"_s), 0}));
        QTRY_VERIFY(isMarked(test, u"wide"_s, u"wide"_s));
        test.view->focusPage();
        // Tab leads there and shows that it did.
        for (int i = 0; i < 4 && !test.evaluate(u"document.activeElement === "_s + boxOf(u"wide"_s)).toBool(); ++i) {
            QTest::keyClick(receiver(test), Qt::Key_Tab);
            test.waitFrames(2);
        }
        QVERIFY(test.evaluate(u"document.activeElement === "_s + boxOf(u"wide"_s)).toBool());
        QVERIFY(test.evaluate(boxOf(u"wide"_s) + u".matches(':focus-visible')"_s).toBool());
        QCOMPARE(test.evaluate(u"getComputedStyle(%1).outlineStyle"_s.arg(boxOf(u"wide"_s))).toString(), u"solid"_s);
        QCOMPARE(test.evaluate(boxOf(u"wide"_s) + u".getAttribute('role')"_s).toString(), u"group"_s);
        QCOMPARE(test.evaluate(boxOf(u"wide"_s) + u".getAttribute('aria-label')"_s).toString(),
                 u"Table: What each of them costs."_s);
        const double page = test.evaluate(u"scrollY"_s).toDouble();
        QTest::keyClick(receiver(test), Qt::Key_Right);
        QTRY_VERIFY(test.evaluate(boxOf(u"wide"_s) + u".scrollLeft"_s).toDouble() > 10);
        QTest::keyClick(receiver(test), Qt::Key_Down);
        QTRY_VERIFY(test.evaluate(boxOf(u"wide"_s) + u".scrollTop"_s).toDouble() > 10);
        QTest::keyClick(receiver(test), Qt::Key_Left);
        QTRY_COMPARE(test.evaluate(boxOf(u"wide"_s) + u".scrollLeft"_s).toDouble(), 0.0);
        QCOMPARE(test.evaluate(u"scrollY"_s).toDouble(), page);
        test.keepPicture(u"table-focus"_s);
        QCOMPARE(test.evaluate(u"document.documentElement.scrollWidth > innerWidth"_s).toBool(), false);
    }

    void headsOfAWideTableStayInItsBox_data()
    {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<int>("zoom");
        for (const int zoom : {50, 100, 200}) {
            QTest::addRow("left to right, %d %%", zoom) << u"Value"_s << zoom;
            QTest::addRow("right to left, %d %%", zoom) << hebrew << zoom;
        }
    }

    void headsOfAWideTableStayInItsBox()
    {
        QFETCH(QString, letters);
        QFETCH(int, zoom);
        PageUnderTest test({1000, 900});
        test.view->setLooks({.zoom = zoom});
        Lesson lesson = lessonOfTables(letters);
        std::get<Table>(lesson.blocks[lines].content) = bigTable(40, 60, letters);
        QVERIFY(test.show(lesson, {BlockId(u"wide"_s), 0}));
        QTRY_VERIFY(isMarked(test, u"wide"_s, u"wide"_s) && isMarked(test, u"wide"_s, u"head"_s) &&
                    isMarked(test, u"wide"_s, u"column"_s));
        const bool mirrored = letters == hebrew;
        const QString side = mirrored ? u"right"_s : u"left"_s;
        const double edge = off(test, u"wide"_s, u"tbody th"_s, side);
        (void)test.evaluate(boxOf(u"wide"_s) + u".scrollTo(%1, 200); 0"_s.arg(mirrored ? -150 : 150));
        QTRY_VERIFY(test.evaluate(u"Math.abs(%1.scrollLeft)"_s.arg(boxOf(u"wide"_s))).toDouble() > 100);
        test.waitFrames();
        test.keepPicture(u"table-heads-%1-%2"_s.arg(mirrored ? u"rtl"_s : u"ltr"_s).arg(zoom));
        const QString column = u"thead th:nth-child(6)"_s;
        QVERIFY(qAbs(off(test, u"wide"_s, column, u"top"_s)) < 1.5);
        QVERIFY(qAbs(off(test, u"wide"_s, u"tbody tr:nth-child(30) th"_s, side) - edge) < 1.5);
        QVERIFY(qAbs(off(test, u"wide"_s, u"thead th:first-child"_s, u"top"_s)) < 1.5);
        QVERIFY(qAbs(off(test, u"wide"_s, u"thead th:first-child"_s, side) - edge) < 1.5);
        // They hide what lies under them.
        QCOMPARE(test.evaluate(u"getComputedStyle(%1.querySelector('thead th')).backgroundColor === "
                               "getComputedStyle(document.body).backgroundColor"_s.arg(boxOf(u"wide"_s)))
                     .toBool(),
                 true);
    }

    void theHeadOfALongTableStaysAtTheTopOfThePage()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfTables(), {BlockId(u"long"_s), 0.4}));
        QTRY_VERIFY(isMarked(test, u"long"_s, u"fits"_s) && isMarked(test, u"long"_s, u"head"_s));
        QVERIFY(!isMarked(test, u"long"_s, u"wide"_s));
        QVERIFY(off(test, u"long"_s, u"table"_s, u"top"_s) >= 0);
        QTRY_VERIFY(qAbs(test.evaluate(boxOf(u"long"_s) + u".querySelector('thead th').getBoundingClientRect().top"_s)
                             .toDouble()) < 1.5);
        QVERIFY(test.evaluate(boxOf(u"long"_s) + u".getBoundingClientRect().top"_s).toDouble() < -200);
        test.keepPicture(u"table-long"_s);
    }

    /** On a small screen with large text a head of many lines would leave no room for the rows. */
    void aHeadThatWouldHideTheRowsDoesNotStay()
    {
        PageUnderTest test({640, 400});
        test.view->setLooks({.zoom = 300});
        Lesson lesson = lessonOfTables();
        std::get<Table>(lesson.blocks[lines].content).head[1] = words(u"a head of several long words"_s);
        QVERIFY(test.show(lesson, {BlockId(u"wide"_s), 0}));
        QTRY_VERIFY(isMarked(test, u"wide"_s, u"wide"_s));
        QVERIFY(!isMarked(test, u"wide"_s, u"head"_s));
        test.keepPicture(u"table-small-screen"_s);
        // Rows scroll with the page there, not in a box that its head fills.
        const QString within = u"%1.scroll%2 - %1.client%2"_s;
        QVERIFY(test.evaluate(within.arg(boxOf(u"wide"_s), u"Height"_s)).toInt() <= 1);
        QVERIFY(test.evaluate(within.arg(boxOf(u"wide"_s), u"Width"_s)).toInt() > 50);
        test.view->setLooks({.zoom = 50});
        QTRY_VERIFY(isMarked(test, u"wide"_s, u"head"_s));
    }

    void aCaptionStaysInSightWhileItsTableScrolls()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfTables(), {BlockId(u"wide"_s), 0}));
        QTRY_VERIFY(isMarked(test, u"wide"_s, u"wide"_s));
        (void)test.evaluate(boxOf(u"wide"_s) + u".scrollTo(200, 0); 0"_s);
        QTRY_VERIFY(qAbs(off(test, u"wide"_s, u"caption"_s, u"left"_s)) < 1.5);
        QVERIFY(test.evaluate(u"%1.querySelector('caption').offsetWidth <= %1.clientWidth"_s.arg(boxOf(u"wide"_s)))
                    .toBool());
    }

    void buttonsCopyTheirTable()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfTables(), {BlockId(u"long"_s), 0}));
        QSignalSpy wanted(&test.view->figures(), &PageFigures::tableWanted);
        for (const QString &form : {u"csv"_s, u"markdown"_s}) {
            wanted.clear();
            (void)test.evaluate(
                u"document.querySelector('[data-block=wide] [data-do=copy-%1]').click(); 0"_s.arg(form));
            QTRY_COMPARE(wanted.size(), 1);
            QCOMPARE(wanted[0][0].value<BlockId>(), BlockId(u"wide"_s));
            QCOMPARE(wanted[0][1].toString(), form);
        }
        QCOMPARE(test.evaluate(u"Array.from(document.querySelectorAll('[data-block=wide] button'), b => b.innerText)"_s)
                     .toStringList(),
                 QStringList({u"Copy as CSV"_s, u"Copy as Markdown"_s}));
    }

    /** Pressed where no key but Tab was: the table with the focus, else the first in sight, else a sentence. */
    void keysCopyTheTableThatIsMeant()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfTables(), {BlockId(u"long"_s), 0}));
        PageFigures &figures = test.view->figures();
        QSignalSpy wanted(&figures, &PageFigures::tableWanted);
        QSignalSpy told(&figures, &PageFigures::told);
        figures.copyTable(u"csv"_s);
        QTRY_COMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<BlockId>(), BlockId(u"long"_s));
        (void)test.evaluate(boxOf(u"wide"_s) + u".scrollIntoView(); %1.focus(); 0"_s.arg(boxOf(u"wide"_s)));
        test.waitFrames();
        figures.copyTable(u"markdown"_s);
        QTRY_COMPARE(wanted.size(), 2);
        QCOMPARE(wanted[1][0].value<BlockId>(), BlockId(u"wide"_s));
        (void)test.evaluate(u"document.activeElement.blur(); scrollTo(0, 0); 0"_s);
        test.waitFrames();
        QVERIFY(test.evaluate(boxOf(u"wide"_s) + u".getBoundingClientRect().top >= innerHeight"_s).toBool());
        wanted.clear();
        figures.copyTable(u"csv"_s);
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(!told[0][0].toString().isEmpty());
        QVERIFY(wanted.isEmpty());
    }

    void theMenuOfATableComesByMouseAndByKey()
    {
        PageUnderTest test;
        test.view->setLooks({.zoom = 125});
        QVERIFY(test.show(lessonOfTables(), {BlockId(u"wide"_s), 0}));
        QSignalSpy menu(&test.view->figures(), &PageFigures::menuWanted);
        const QPoint inTable(300, 200);
        QTest::mouseClick(receiver(test), Qt::RightButton, {}, inTable);
        QTRY_COMPARE(menu.size(), 1);
        QCOMPARE(menu[0][0].value<PageFigures::Kind>(), PageFigures::Kind::Table);
        QVERIFY((menu[0][1].toPoint() - inTable).manhattanLength() <= 2);
        QVERIFY(test.evaluate(u"document.activeElement === "_s + boxOf(u"wide"_s)).toBool());
        QTest::keyClick(receiver(test), Qt::Key_Menu);
        QTRY_COMPARE(menu.size(), 2);
        QVERIFY(test.view->rect().contains(menu[1][1].toPoint()));
        QTest::keyClick(receiver(test), Qt::Key_F10, Qt::ShiftModifier);
        QTRY_COMPARE(menu.size(), 3);
    }

    void wordsOfButtonsAreNoWordsOfTheLesson()
    {
        PageUnderTest test;
        QVERIFY(test.show(lessonOfTables()));
        QVERIFY(!test.evaluate(u"carrel.readingText()"_s).toString().contains(u"CSV"_s));
    }
};

int main(int argc, char **argv)
{
    return runPageTest(argc, argv, [] { return std::make_unique<TablesTest>(); });
}

#include "tablestest.moc"
