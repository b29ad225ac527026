// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// R3: a lesson as long as several books is read beside the window, which goes on answering, and its beginning is there
// before its end is; how long it takes is measured by the benchmark.
#include "benchmarks/giantcourse.h"
#include "endtoend/pagedriver.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/reader/readerview.h"

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** Where the lessons of the course lie in its order. */
enum { Before, Giant, After };

struct Desk {
    QTemporaryDir data;
    Test::WindowDriver driver{data.filePath(u"data"_s)};
    std::vector<LessonRef> lessons;

    [[nodiscard]] bool begin()
    {
        const QString files = data.filePath(u"files"_s);
        if (!Test::writeGiantCourse(files, 37'000, 2'000) || !driver.startWith({files})) {
            return false;
        }
        lessons = Test::giantLessons(driver.parts().library());
        return lessons.size() == 3 && reader().lesson().ref() == lessons[Before];
    }

    [[nodiscard]] bool openWhole(const LessonRef &lesson)
    {
        QSignalSpy whole(reader().page(), &LessonView::lessonWhole);
        driver.window().openLesson(lesson);
        return whole.wait(60'000);
    }

    [[nodiscard]] ReaderView &reader() { return *driver.window().findChild<ReaderView *>(); }
};

} // namespace

class GiantLessonTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsReadBesideTheWindowAndWhole()
    {
        Desk desk;
        QVERIFY(desk.begin());
        QSignalSpy shown(&desk.reader(), &ReaderView::lessonShown);
        QSignalSpy whole(desk.reader().page(), &LessonView::lessonWhole);
        desk.driver.window().openLesson(desk.lessons[Giant]);
        QCOMPARE(desk.reader().lesson().ref(), desk.lessons[Before]); // the window is free again, and nothing is lost
        QCOMPARE(desk.driver.window().statusBar()->currentMessage(), u"A long lesson is being opened…"_s);
        QVERIFY(shown.wait(60'000));
        QCOMPARE(desk.reader().lesson().ref(), desk.lessons[Giant]);
        QVERIFY(desk.driver.window().windowTitle().startsWith(Test::giantTitle));
        QVERIFY(!whole.isEmpty() || whole.wait(60'000));
        QCOMPARE(whole.size(), 1);
        const Test::PageDriver page(desk.driver);
        QCOMPARE(page.ask(u"document.querySelectorAll('.part > [data-block]').length"_s).toInt(),
                 int(desk.reader().lesson().lesson->blocks.size()));
        QVERIFY(page.ask(u"document.querySelector('.part:nth-last-of-type(1)').textContent"
                         ".includes('The end of the giant.')"_s)
                    .toBool());
    }

    void thePlaceInItIsFoundAgain()
    {
        Desk desk;
        QVERIFY(desk.begin());
        const Test::PageDriver page(desk.driver);
        QVERIFY(desk.openWhole(desk.lessons[Giant]));
        const QString late = page.blockAt(30'000);
        QVERIFY(!late.isEmpty());
        QVERIFY(page.goTo(late));
        QVERIFY(desk.driver.wait([&] { return desk.reader().page()->place().block == BlockId(late); }));
        QSignalSpy shown(&desk.reader(), &ReaderView::lessonShown);
        desk.driver.window().openLesson(desk.lessons[After]);
        QVERIFY(shown.wait());
        shown.clear();
        desk.driver.window().actions().back->trigger();
        QVERIFY(shown.wait(60'000));
        QCOMPARE(desk.reader().lesson().ref(), desk.lessons[Giant]);
        page.settle();
        QCOMPARE(page.topmostBlock(), late);
    }

    void aLinkIntoItLeadsToItsEnd()
    {
        Desk desk;
        QVERIFY(desk.begin());
        const Test::PageDriver page(desk.driver);
        const auto lesson = desk.driver.parts().library().lesson(desk.lessons[Giant]);
        QVERIFY(lesson);
        const BlockId late = (*lesson)->blocks[36'000].id;
        QSignalSpy shown(&desk.reader(), &ReaderView::lessonShown);
        desk.driver.window().openLesson(desk.lessons[Giant], late);
        QVERIFY(shown.wait(60'000));
        page.settle();
        QCOMPARE(page.topmostBlock(), late.toString());
    }

    void whatIsLookedForWhileItComesIsFound()
    {
        Desk desk;
        QVERIFY(desk.begin());
        QSignalSpy shown(&desk.reader(), &ReaderView::lessonShown);
        desk.driver.window().openLesson(desk.lessons[Giant]);
        QVERIFY(shown.wait(60'000));
        QSignalSpy found(desk.reader().page(), &LessonView::found);
        desk.reader().page()->beginFind();
        desk.reader().page()->find({.words = u"end of the giant"_s});
        QVERIFY(found.wait(60'000));
        QCOMPARE(found[0][0].value<FoundWords>().count, 1);
    }

    void anotherLessonOpenedMeanwhileIsTheOneThatStays()
    {
        Desk desk;
        QVERIFY(desk.begin());
        QSignalSpy opened(&desk.reader(), &ReaderView::lessonOpened);
        desk.driver.window().openLesson(desk.lessons[Giant]);
        desk.driver.window().openLesson(desk.lessons[After]);
        QCOMPARE(desk.reader().lesson().ref(), desk.lessons[After]);
        QTest::qWait(3'000); // in which the giant is ready, and is not wanted any more
        QCOMPARE(opened.size(), 1);
        QCOMPARE(desk.reader().lesson().ref(), desk.lessons[After]);
        // Back leads over the giant, whose place nobody knows, to where one was.
        desk.driver.window().actions().back->trigger();
        QVERIFY(desk.driver.wait([&] { return desk.reader().lesson().ref() == desk.lessons[Giant]; }, 60'000));
        QTRY_VERIFY(desk.reader().page()->place().offset == 0);
        desk.driver.window().actions().back->trigger();
        QVERIFY(desk.driver.wait([&] { return desk.reader().lesson().ref() == desk.lessons[Before]; }));
    }

    void theWindowMayBeClosedMeanwhile()
    {
        Desk desk;
        QVERIFY(desk.begin());
        desk.driver.window().openLesson(desk.lessons[Giant]);
        QCOMPARE(desk.reader().lesson().ref(), desk.lessons[Before]);
    }
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    GiantLessonTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "giantlessontest.moc"
