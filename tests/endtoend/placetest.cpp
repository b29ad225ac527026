// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Case R4 of the readers whose places get lost: scroll to block N; change width, font and theme; start again; switch
// lesson and back; jump by search. Block N is the top block each time, and back and forward come to the very line.
#include "endtoend/windowdriver.h"
#include "library/library.h"
#include "page/lessonview.h"
#include "page/pageengine.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "study/studyrecord.h"
#include "support/testpaths.h"
#include "widgets/importing/importdialog.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/reader/findbar.h"
#include "widgets/reader/readerview.h"

#include <QAction>
#include <QApplication>
#include <QTemporaryDir>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineView>
#include <QtTest>

using namespace Carrel;
using namespace Qt::Literals::StringLiterals;

namespace
{

/** Writes a course of two long lessons in Markdown; @p version 2 has more text before and a typo mended. */
bool writeCourse(const QString &folder, int version)
{
    if (!QDir().mkpath(folder + u"/01-part"_s)) {
        return false;
    }
    const auto write = [&folder](const QString &name, const QString &text) {
        QFile file(folder + u'/' + name);
        return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text.toUtf8()) > 0;
    };
    const auto lesson = [version](const QString &title) {
        QString text = u"---\ntitle: %1\nminutes: 12\n---\n\n"_s.arg(title);
        for (int i = 0; i < 60; ++i) {
            if (i % 10 == 0) {
                text += u"## Part %1 of %2\n\n"_s.arg(i / 10).arg(title);
            }
            if (version == 2 && i == 3) {
                text += u"This paragraph is new in the second version and pushes everything down.\n\n"_s;
            }
            if (i == 5) {
                text += u"See the [last one](#the-last).\n\n"_s;
            }
            if (i == 59) {
                text += u"## The last {#the-last}\n\n"_s;
            }
            text += u"Paragraph number %1 speaks of one more pile of cards and of %2 else, but does so at some length, "
                    "so that it fills a few lines of the page and of every narrower one too.\n\n"_s.arg(i)
                        .arg(version == 2 ? u"nothing"_s : u"nothnig"_s);
        }
        return text;
    };
    return write(u"course.md"_s, u"---\ncarrel: 1\ntitle: Piles\nid: piles\n---\n\nAbout piles.\n"_s) &&
           write(u"01-part/01-first.md"_s, lesson(u"First"_s)) && write(u"01-part/02-second.md"_s, lesson(u"Second"_s));
}

/** The window with the first lesson open, and what a test asks of its page. */
class Reading
{
public:
    explicit Reading(const QString &data)
        : driver(data)
    {
    }

    Test::WindowDriver driver;

    [[nodiscard]] ReaderView &reader() { return *driver.window().findChild<ReaderView *>(); }

    [[nodiscard]] QVariant ask(const QString &script)
    {
        QVariant result;
        bool done = false;
        reader().findChild<QWebEngineView *>()->page()->runJavaScript(script, QWebEngineScript::ApplicationWorld,
                                                                      [&](const QVariant &value) {
                                                                          result = value;
                                                                          done = true;
                                                                      });
        return Test::WindowDriver::wait([&] { return done; }) ? result : QVariant();
    }

    /** The topmost paragraph by its words, by the page's own geometry. */
    [[nodiscard]] QString topmost()
    {
        return ask(u"(() => { for (const b of document.querySelectorAll('.part > *')) { if "
                   "(b.getBoundingClientRect().bottom > 4) { return b.textContent.slice(0, 19); } } return ''; })()"_s)
            .toString();
    }

    /** Where the paragraph of that number begins, in pixels from the window's edge. */
    [[nodiscard]] double topOf(int paragraph)
    {
        return ask(u"Array.from(document.querySelectorAll('.part > p')).find(p => p.textContent.startsWith("
                   "'Paragraph number %1 ')).getBoundingClientRect().top"_s.arg(paragraph))
            .toDouble();
    }

    void scrollTo(int paragraph, int below)
    {
        (void)ask(u"scrollBy(0, Array.from(document.querySelectorAll('.part > p')).find(p => p.textContent.startsWith("
                  "'Paragraph number %1 ')).getBoundingClientRect().top + %2); 0"_s.arg(paragraph)
                      .arg(below));
        settle();
        // Sections above got their true heights; once more, for the very pixel.
        (void)ask(u"scrollBy(0, Array.from(document.querySelectorAll('.part > p')).find(p => p.textContent.startsWith("
                  "'Paragraph number %1 ')).getBoundingClientRect().top + %2); 0"_s.arg(paragraph)
                      .arg(below));
        settle();
    }

    /** Waits until some frames were drawn and the page told where it is. */
    void settle(int frames = 14)
    {
        (void)ask(u"globalThis.frames_ = 0; (function f() { if (++frames_ < 1000) requestAnimationFrame(f); })(); 0"_s);
        (void)Test::WindowDriver::wait([&] { return ask(u"frames_"_s).toInt() > frames; });
        (void)ask(u"frames_ = 1000"_s);
    }

    [[nodiscard]] bool isTitled(const QString &title) { return driver.window().windowTitle().startsWith(title); }
};

} // namespace

class PlaceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(writeCourse(m_folder->filePath(u"piles"_s), 1));
    }

    void theBlockStaysOnTopThroughWidthFontThemeAndANewStart()
    {
        const QString meant = u"Paragraph number 37"_s;
        {
            Reading reading(data());
            QVERIFY(start(reading));
            reading.scrollTo(37, 20);
            QCOMPARE(reading.topmost(), meant);
            for (const int width : {760, 1400, 1000}) {
                reading.driver.window().resize(width, 700);
                reading.settle();
                QTRY_COMPARE(reading.topmost(), meant);
            }
            for (const int pixels : {28, 14, 21}) {
                QVERIFY(reading.driver.parts().settings().set(Keys::textSize, pixels));
                reading.settle();
                QTRY_COMPARE(reading.topmost(), meant);
            }
            for (const int percent : {170, 80, 110}) {
                QVERIFY(reading.driver.parts().settings().set(Keys::zoom, percent));
                reading.settle();
                QTRY_COMPARE(reading.topmost(), meant);
            }
            for (const QString &theme : {u"dark"_s, u"light"_s}) {
                QVERIFY(reading.driver.parts().settings().set(Keys::theme, theme));
                reading.settle();
                QTRY_COMPARE(reading.topmost(), meant);
            }
            QTest::qWait(2'100); // a glance is no reading
        }
        Reading again(data());
        QVERIFY(again.driver.start());
        QTRY_VERIFY(again.driver.window().actions().continueReading->isEnabled());
        again.driver.window().actions().continueReading->trigger(); // "continue", from Today
        QVERIFY(again.driver.wait([&] { return again.driver.isLessonPainted(); }));
        again.settle();
        QCOMPARE(again.topmost(), meant);
    }

    void backAndForwardComeToTheVeryLine_data()
    {
        QTest::addColumn<int>("paragraph");
        QTest::addColumn<int>("below");
        QTest::newRow("inside a paragraph") << 37 << 31;
        QTest::newRow("between two paragraphs") << 37 << -9;
        QTest::newRow("above a heading") << 30 << -70;
        QTest::newRow("the beginning") << 0 << -2'000;
        QTest::newRow("the end") << 59 << 2'000;
    }

    void backAndForwardComeToTheVeryLine()
    {
        QFETCH(int, paragraph);
        QFETCH(int, below);
        Reading reading(data());
        QVERIFY(start(reading));
        const WindowActions &actions = reading.driver.window().actions();
        reading.scrollTo(20, 5); // the record has another place than the one to come back to
        actions.nextLesson->trigger();
        QTRY_VERIFY(reading.isTitled(u"Second"_s));
        reading.settle();
        actions.back->trigger();
        QTRY_VERIFY(reading.isTitled(u"First"_s));
        reading.settle();
        reading.scrollTo(paragraph, below);
        const double before = reading.topOf(paragraph);

        actions.nextLesson->trigger();
        QTRY_VERIFY(reading.isTitled(u"Second"_s));
        reading.settle();
        reading.scrollTo(11, 17);
        const double second = reading.topOf(11);
        actions.back->trigger();
        QTRY_VERIFY(reading.isTitled(u"First"_s));
        reading.settle();
        QVERIFY2(qAbs(reading.topOf(paragraph) - before) < 3,
                 qPrintable(u"%1, was %2"_s.arg(reading.topOf(paragraph)).arg(before)));
        actions.forward->trigger();
        QTRY_VERIFY(reading.isTitled(u"Second"_s));
        reading.settle();
        QVERIFY2(qAbs(reading.topOf(11) - second) < 3, qPrintable(u"%1, was %2"_s.arg(reading.topOf(11)).arg(second)));
        // Through another view and with its key.
        actions.library->trigger();
        actions.continueReading->trigger();
        reading.settle();
        QVERIFY(qAbs(reading.topOf(11) - second) < 3);
    }

    void aJumpInsideALessonCanBeTakenBack()
    {
        Reading reading(data());
        QVERIFY(start(reading));
        reading.scrollTo(12, 9);
        const double before = reading.topOf(12);
        const auto &blocks = reading.reader().lesson().lesson->blocks;
        reading.driver.window().openLesson(reading.reader().lesson().ref(), blocks[50].id);
        reading.settle();
        QVERIFY(qAbs(reading.topOf(12) - before) > 300);
        reading.driver.window().actions().back->trigger();
        reading.settle();
        QVERIFY(qAbs(reading.topOf(12) - before) < 3);
    }

    void theZoomIsTheSameOnEveryPage()
    {
        Reading reading(data());
        QVERIFY(start(reading));
        QVERIFY(reading.driver.parts().settings().set(Keys::zoom, 150));
        QTRY_COMPARE(reading.ask(u"devicePixelRatio"_s).toDouble(), 1.5);
        std::vector<SearchHit> hits;
        QTRY_VERIFY(!(hits = reading.driver.parts().library().search(u"\"part 3 of second\""_s).value()).empty());
        reading.driver.window().openHit(hits.front());
        QTRY_VERIFY(reading.isTitled(u"Second"_s));
        reading.settle();
        QCOMPARE(reading.ask(u"devicePixelRatio"_s).toDouble(), 1.5);
        QCOMPARE(reading.topmost(), u"Part 3 of Second"_s);
    }

    void aLinkInTheTextCanBeTakenBack()
    {
        Reading reading(data());
        QVERIFY(start(reading));
        reading.scrollTo(4, 3);
        const double before = reading.topOf(4);
        (void)reading.ask(u"document.querySelector('a[data-do=block]').click(); 0"_s);
        QTRY_VERIFY(qAbs(reading.topOf(4) - before) > 300);
        reading.settle();
        reading.driver.window().actions().back->trigger();
        reading.settle();
        QVERIFY2(qAbs(reading.topOf(4) - before) < 3, qPrintable(QString::number(reading.topOf(4))));
    }

    void findLeavesThePlaceAsItWasOnEscape()
    {
        Reading reading(data());
        QVERIFY(start(reading));
        reading.scrollTo(12, 9);
        const double before = reading.topOf(12);
        reading.driver.window().actions().find->trigger();
        QVERIFY(reading.reader().findBar().isVisible());
        QTest::keyClicks(QApplication::focusWidget(), u"number 51"_s);
        QTRY_VERIFY(reading.topOf(51) > 0 && reading.topOf(51) < 700);
        reading.driver.press(Qt::Key_Escape);
        QVERIFY(!reading.reader().findBar().isVisible());
        reading.settle();
        QVERIFY2(qAbs(reading.topOf(12) - before) < 3, qPrintable(QString::number(reading.topOf(12))));
        QVERIFY(reading.reader().isAncestorOf(QApplication::focusWidget()));
    }

    void anUpdatedCourseKeepsThePlace()
    {
        Reading reading(data());
        QVERIFY(start(reading));
        reading.scrollTo(37, 20);
        QVERIFY(writeCourse(m_folder->filePath(u"piles"_s), 2));
        reading.driver.window().openFiles({m_folder->filePath(u"piles"_s)});
        if (reading.driver.wait([&] { return reading.driver.importDialog() != nullptr; }, 5'000)) {
            reading.driver.importDialog()->accept(); // it shows what changes
        }
        const QString news = u"This paragraph is new"_s;
        QTRY_VERIFY(reading.ask(u"document.body.textContent.includes('%1')"_s.arg(news)).toBool());
        reading.settle();
        QCOMPARE(reading.topmost(), u"Paragraph number 37"_s);
    }

private:
    [[nodiscard]] QString data() const { return m_folder->filePath(u"data"_s); }

    bool start(Reading &reading)
    {
        reading.driver.window().resize(1200, 700);
        if (!reading.driver.start({m_folder->filePath(u"piles"_s)}) ||
            !reading.driver.wait([&] { return reading.driver.isLessonPainted(); }) || !reading.isTitled(u"First"_s)) {
            return false;
        }
        reading.settle();
        return true;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

int main(int argc, char *argv[])
{
    preparePageEngine();
    QApplication application(argc, argv);
    PlaceTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "placetest.moc"
