// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "benchmarks/parts.h"
#include "benchmarks/programrun.h"
#include "exchange/datafolders.h"
#include "exchange/packagecodec.h"
#include "library/library.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int courses = 40;
constexpr int lessonsEach = 100;
constexpr int lessons = courses * lessonsEach;
constexpr double rateLimit = 500;
constexpr double searchLimitMs = 100; // longer is felt while one types

void measureSearch(const QString &dataDir, Report &report)
{
    const DataFolders folders = DataFolders::under(dataDir);
    const Library library({folders.store, folders.readOnlyStores(), folders.libraryIndexFile()}, packageCodec());
    const QStringList questions{Test::rareWord(50),  u"h"_s,    u"harb"_s,        u"harbour"_s,  u"the"_s,
                                u"patient reader"_s, u"ight"_s, u"\"old map\""_s, u"tide wat"_s, u"range step"_s};
    double slowest = 0;
    QString slowestWords;
    for (const QString &words : questions) {
        std::vector<double> times;
        for (int run = 0; run < 5; ++run) {
            QElapsedTimer timer;
            timer.start();
            const auto hits = library.search(words);
            times.push_back(double(timer.nsecsElapsed()) / 1e6);
            if (!hits || (words == questions.front() && hits->empty())) {
                report.addFailure(u"search"_s, u"no answer to "_s + words);
                return;
            }
        }
        if (const double time = median(times); time > slowest) {
            slowest = time;
            slowestWords = words;
        }
    }
    report.add({.id = u"search-slowest"_s,
                .title = u"slowest of %1 searches in %2 lessons"_s.arg(questions.size()).arg(lessons),
                .value = slowest,
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = searchLimitMs,
                .note = u"words: "_s + slowestWords});
}

} // namespace

void measureImport(const Setup &setup, Report &report)
{
    const QTemporaryDir folder;
    for (int course = 0; course < courses; ++course) {
        if (!Test::writeGeneratedCourse(folder.filePath(u"files/%1"_s.arg(course)), course, lessonsEach)) {
            report.addFailure(u"import"_s, u"the lessons cannot be written"_s);
            return;
        }
    }
    const QString dataDir = folder.filePath(u"data"_s);
    const QStringList arguments{u"import"_s, folder.filePath(u"files"_s), u"--data-dir"_s, dataDir};
    const auto first = runProgram(setup.programs + "/carrel-cli"_L1, arguments);
    const auto again = runProgram(setup.programs + "/carrel-cli"_L1, arguments);
    const auto list = runProgram(setup.programs + "/carrel-cli"_L1, {u"list"_s, u"--data-dir"_s, dataDir});
    if (!first || first->status != 0 || !again || again->status != 0 || !list) {
        report.addFailure(u"import"_s, u"carrel-cli import failed"_s);
        return;
    }
    report.add({.id = u"import-rate"_s,
                .title = u"import of %1 lessons into an empty library"_s.arg(lessons),
                .value = lessons * 1000.0 / double(first->ms),
                .unit = u"lessons/s"_s,
                .bar = Bar::AtLeast,
                .limit = rateLimit,
                .note = u"%1 ms"_s.arg(first->ms)});
    report.add({.id = u"import-again"_s,
                .title = u"the same import once more, which brings nothing"_s,
                .value = double(again->ms),
                .unit = u"ms"_s});
    report.add({.id = u"list"_s,
                .title = u"carrel-cli list with %1 courses"_s.arg(courses),
                .value = double(list->ms),
                .unit = u"ms"_s});
    measureSearch(dataDir, report);
}

} // namespace Carrel::Bench
