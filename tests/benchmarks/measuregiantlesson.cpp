// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/giantcourse.h"
#include "benchmarks/parts.h"
#include "benchmarks/processtree.h"
#include "benchmarks/programrun.h"
#include "endtoend/pagedriver.h"
#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "settings/keys.h"
#include "support/heartbeat.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/reader/readerview.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int paragraphs = 37'000;
constexpr int codeLines = 20'000;
constexpr int patienceMs = 60'000;
constexpr int restMs = 4'000; // what was left behind is collected in idle time
constexpr double openLimitMs = 1'000;
constexpr double lettersLimitMs = 200;
constexpr double gapLimitMs = 100;
constexpr double memoryLimit = 1.2;

struct Opening {
    double shownMs = 0;
    double wholeMs = 0; ///< until its end is on the page too
};

std::optional<Opening> openGiant(Test::WindowDriver &driver, const LessonRef &lesson)
{
    const auto *const reader = driver.window().findChild<ReaderView *>();
    QSignalSpy shown(reader, &ReaderView::lessonShown);
    QSignalSpy whole(reader->page(), &LessonView::lessonWhole);
    QElapsedTimer timer;
    timer.start();
    driver.window().openLesson(lesson);
    Opening opening;
    if (!shown.wait(patienceMs)) {
        return std::nullopt;
    }
    opening.shownMs = double(timer.nsecsElapsed()) / 1e6;
    if (whole.isEmpty() && !whole.wait(patienceMs)) {
        return std::nullopt;
    }
    opening.wholeMs = double(timer.nsecsElapsed()) / 1e6;
    return opening;
}

/** Larger letters, until they are on the screen. */
double lettersMs(Test::WindowDriver &driver)
{
    const Test::PageDriver page(driver);
    QElapsedTimer timer;
    timer.start();
    (void)driver.parts().settings().set(Keys::textSize, 22);
    (void)page.ask(
        u"globalThis.drawn_ = 0; requestAnimationFrame(() => requestAnimationFrame(() => { drawn_ = 1; }))"_s);
    (void)driver.wait([&] { return page.ask(u"drawn_"_s).toInt() == 1; }, patienceMs);
    return double(timer.nsecsElapsed()) / 1e6;
}

} // namespace

void measureGiantLesson(const Setup &setup, Report &report)
{
    const QTemporaryDir folder;
    const QString files = folder.filePath(u"files"_s);
    const QString dataDir = folder.filePath(u"data"_s);
    if (!Test::writeGiantCourse(files, paragraphs, codeLines) ||
        !runProgram(setup.programs + "/carrel-cli"_L1, {u"import"_s, files, u"--data-dir"_s, dataDir})) {
        report.addFailure(u"giant"_s, u"the course cannot be made"_s);
        return;
    }
    Test::WindowDriver driver(dataDir);
    driver.window().resize(1280, 800);
    const bool started = driver.start();
    const std::vector<LessonRef> lessons =
        started ? Test::giantLessons(driver.parts().library()) : std::vector<LessonRef>();
    if (lessons.size() != 3) {
        report.addFailure(u"giant"_s, u"the course is not there"_s);
        return;
    }
    driver.window().openLesson(lessons[0]);
    (void)driver.wait([&] { return driver.isLessonPainted(); });
    QTest::qWait(restMs);
    const auto before = double(proportionalMemory(QCoreApplication::applicationPid()));
    Test::Heartbeat heartbeat;
    const auto opened = openGiant(driver, lessons[1]);
    const double gap = heartbeat.longestMs();
    if (!opened) {
        report.addFailure(u"giant"_s, u"it was not painted"_s);
        return;
    }
    const double letters = lettersMs(driver);
    driver.window().openLesson(lessons[2]);
    QTest::qWait(restMs);
    const auto after = double(proportionalMemory(QCoreApplication::applicationPid()));
    const QString what = u"%1 paragraphs and %2 lines of code"_s.arg(paragraphs).arg(codeLines);
    const auto add = [&](const QString &id, const QString &title, double value, const QString &unit, double limit) {
        report.add({.id = id, .title = title, .value = value, .unit = unit, .bar = Bar::AtMost, .limit = limit});
    };
    add(u"giant-open"_s, what + u" in one lesson, from the click until it is painted"_s, opened->shownMs, u"ms"_s,
        openLimitMs);
    report.add({.id = u"giant-whole"_s,
                .title = u"the same, until its end is on the page too"_s,
                .value = opened->wholeMs,
                .unit = u"ms"_s});
    add(u"giant-gap"_s, u"the longest time the window answers nothing meanwhile"_s, gap, u"ms"_s, gapLimitMs);
    add(u"giant-letters"_s, u"larger letters in it, until they are painted"_s, letters, u"ms"_s, lettersLimitMs);
    add(u"giant-left"_s, u"memory after leaving it, to that before"_s, after / before, {}, memoryLimit);
}

} // namespace Carrel::Bench
