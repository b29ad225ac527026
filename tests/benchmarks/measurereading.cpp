// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "benchmarks/parts.h"
#include "benchmarks/processtree.h"
#include "benchmarks/programrun.h"
#include "endtoend/windowdriver.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/reader/readerview.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>
#include <QWebEngineScript>
#include <QWebEngineScriptCollection>
#include <QWebEngineView>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int lessons = 52;
constexpr int warm = 5;  // lessons after which the first figure of memory is taken
constexpr int read = 50; // and the last
constexpr int compared = 20;
constexpr int patienceMs = 30'000;
constexpr int restMs = 1'500; // what was left behind is collected in idle time
constexpr double ratioLimit = 1.2;
constexpr double growthLimit = 1.1;

/** What a bare page's title becomes once it is painted, by the measure of Carrel's own page. */
const auto paintedTitle = u"painted"_s;

QWebEngineScript tellPainted()
{
    QWebEngineScript script;
    script.setInjectionPoint(QWebEngineScript::DocumentCreation);
    script.setWorldId(QWebEngineScript::ApplicationWorld); // the page's own rules forbid it scripts
    script.setSourceCode(u"addEventListener('load', () => document.fonts.ready.then(() => requestAnimationFrame("
                         "() => requestAnimationFrame(() => { document.title = 'painted'; }))));"_s);
    return script;
}

void rest()
{
    QTest::qWait(restMs);
}

/** From the click until the lesson is painted; nothing when it never is. */
std::optional<double> clickLesson(Test::WindowDriver &driver, int number)
{
    const auto &panel = *driver.window().findChild<OutlinePanel *>();
    auto &tree = *panel.findChild<QTreeView *>();
    auto &reader = *driver.window().findChild<ReaderView *>();
    const QModelIndex index = panel.model().indexOf(LessonSlug(Test::generatedSlug(number)));
    tree.expand(index.parent());
    tree.scrollTo(index);
    QSignalSpy shown(&reader, &ReaderView::lessonShown);
    QElapsedTimer timer;
    timer.start();
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(index).center());
    return shown.wait(patienceMs) ? std::optional(double(timer.nsecsElapsed()) / 1e6) : std::nullopt;
}

/** The same for a page given to a bare view. */
std::optional<double> loadBare(QWebEngineView &view, const QString &html)
{
    QSignalSpy titles(&view, &QWebEngineView::titleChanged);
    QElapsedTimer timer;
    timer.start();
    view.setHtml(html);
    while (timer.elapsed() < patienceMs) {
        if (view.title() == paintedTitle && !titles.isEmpty()) {
            return double(timer.nsecsElapsed()) / 1e6;
        }
        titles.wait(patienceMs);
    }
    return std::nullopt;
}

/** The pages Carrel makes of some of the lessons. */
QStringList pagesOf(const Setup &setup, const QString &dataDir)
{
    QStringList pages;
    for (int number = 1; number <= compared; ++number) {
        const auto page =
            runProgram(setup.programs + "/carrel-cli"_L1,
                       {u"show"_s, u"made-up-1"_s, Test::generatedSlug(number), u"--html"_s, u"--data-dir"_s, dataDir});
        if (!page || page->status != 0) {
            return {};
        }
        pages << QString::fromUtf8(page->output);
    }
    return pages;
}

/** Median of the bare view's times for the same lessons; nothing when one was not painted. */
std::optional<double> bareMedian(const QStringList &pages)
{
    QWebEngineView view;
    view.page()->scripts().insert(tellPainted());
    view.resize(1280, 800);
    view.show();
    std::vector<double> times;
    for (const QString &page : pages) {
        const auto time = loadBare(view, page);
        if (!time) {
            return std::nullopt;
        }
        times.push_back(*time);
    }
    return median(times);
}

/** Reads one lesson after the other; the times of those that are compared, and memory at both ends. */
struct Reading {
    std::vector<double> clicks;
    qint64 after5 = 0;
    qint64 after50 = 0;
};

std::optional<Reading> readInARow(Test::WindowDriver &driver)
{
    Reading reading;
    for (int number = 1; number <= read; ++number) {
        const auto time = clickLesson(driver, number + 1); // the first one is open from the start
        if (!time) {
            return std::nullopt;
        }
        if (number > 1 && number <= compared + 1) { // the very first click makes what later ones find made
            reading.clicks.push_back(*time);
        }
        if (number == warm || number == read) {
            rest();
            (number == warm ? reading.after5 : reading.after50) =
                proportionalMemory(QCoreApplication::applicationPid());
        }
    }
    return reading;
}

} // namespace

void measureReading(const Setup &setup, Report &report)
{
    const QTemporaryDir folder;
    const QString files = folder.filePath(u"files"_s);
    const QString dataDir = folder.filePath(u"data"_s);
    if (!Test::writeGeneratedCourse(files, 1, lessons) ||
        !runProgram(setup.programs + "/carrel-cli"_L1, {u"import"_s, files, u"--data-dir"_s, dataDir})) {
        report.addFailure(u"reading"_s, u"the course cannot be made"_s);
        return;
    }
    const QStringList pages = pagesOf(setup, dataDir);
    std::optional<Reading> reading;
    {
        Test::WindowDriver driver(dataDir);
        driver.window().resize(1280, 800);
        if (driver.start({files + u'/' + QDir(files).entryList(QDir::Files).value(0)}) && driver.isLessonPainted()) {
            rest();
            reading = readInARow(driver);
        }
    }
    const auto bare = pages.isEmpty() ? std::nullopt : bareMedian(pages);
    if (!reading || !bare) {
        report.addFailure(u"reading"_s, reading ? u"the bare view painted nothing"_s : u"no lesson was painted"_s);
        return;
    }
    const double own = median(reading->clicks);
    report.add({.id = u"click-ratio"_s,
                .title = u"a lesson painted after a click in the outline, to a bare view given its page"_s,
                .value = own / *bare,
                .unit = {},
                .bar = Bar::AtMost,
                .limit = ratioLimit,
                .note = u"ms: Carrel %1; bare view %2"_s.arg(own, 0, 'f', 1).arg(*bare, 0, 'f', 1)});
    constexpr double megabyte = 1024 * 1024;
    report.add({.id = u"memory-growth"_s,
                .title = u"memory after %1 lessons in a row, to that after %2"_s.arg(read).arg(warm),
                .value = double(reading->after50) / double(reading->after5),
                .unit = {},
                .bar = Bar::AtMost,
                .limit = growthLimit,
                .note = u"MB: %1 and %2"_s.arg(double(reading->after5) / megabyte, 0, 'f', 0)
                            .arg(double(reading->after50) / megabyte, 0, 'f', 0)});
}

} // namespace Carrel::Bench
