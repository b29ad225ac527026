// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "benchmarks/parts.h"
#include "benchmarks/programrun.h"
#include "exchange/datafolders.h"
#include "exchange/importcourses.h"
#include "exchange/packagecodec.h"
#include "library/library.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Bench
{

namespace
{

constexpr int lessonsEach = 100;
constexpr double rateLimit = 500;
constexpr double againLimitMs = 4'000; // a thousand lessons a second: their hashes, and no more

bool writeCourses(const QString &folder, int courses)
{
    for (int course = 0; course < courses; ++course) {
        if (!Test::writeGeneratedCourse(folder + u'/' + QString::number(course), course, lessonsEach)) {
            return false;
        }
    }
    return true;
}

struct ImportTimes {
    qint64 readableMs = 0; ///< until every lesson can be read
    qint64 fillMs = 0;     ///< what the job takes after that until all of it can be searched
};

/** Takes @p files in as the window does; nothing when a course is missing at the end. */
std::optional<ImportTimes> importInto(const QString &dataDir, const QString &files, int courses)
{
    const DataFolders folders = DataFolders::chosen(dataDir);
    Library library({folders.store, folders.readOnlyStores(), folders.libraryIndexFile()}, packageCodec());
    JobControl control;
    QElapsedTimer timer;
    timer.start();
    const ImportReport report = applyImport(planImport({files}, library, control), library, control);
    ImportTimes times;
    times.readableMs = timer.restart();
    if (report.courses.size() != size_t(courses) || !library.fillSearch(control)) {
        return std::nullopt;
    }
    times.fillMs = timer.elapsed();
    return times;
}

/** Everything about a library of @p courses courses; its bar and keys carry the number of lessons. */
void measureLibrary(const Setup &setup, int courses, Report &report)
{
    const int lessons = courses * lessonsEach;
    const QString which = u"-%1"_s.arg(lessons);
    const QTemporaryDir folder;
    if (!writeCourses(folder.filePath(u"files"_s), courses)) {
        report.addFailure(u"import"_s + which, u"the lessons cannot be written"_s);
        return;
    }
    const QString dataDir = folder.filePath(u"data"_s);
    const QStringList arguments{u"import"_s, folder.filePath(u"files"_s), u"--data-dir"_s, dataDir};
    const QString cli = setup.programs + "/carrel-cli"_L1;
    const auto first = importInto(dataDir, folder.filePath(u"files"_s), courses);
    const auto again = runProgram(cli, arguments);
    const auto list = runProgram(cli, {u"list"_s, u"--data-dir"_s, dataDir});
    if (!first || !again || again->status != 0 || !list) {
        report.addFailure(u"import"_s + which, u"the import failed"_s);
        return;
    }
    report.add(
        {.id = u"import-rate"_s + which,
         .title = u"import of %1 lessons into an empty library, readable at the end"_s.arg(lessons),
         .value = lessons * 1000.0 / double(first->readableMs),
         .unit = u"lessons/s"_s,
         .bar = Bar::AtLeast,
         .limit = rateLimit,
         .note = u"%1 ms; the job that makes them searchable: %2 ms"_s.arg(first->readableMs).arg(first->fillMs)});
    report.add({.id = u"import-again"_s + which,
                .title = u"the same import once more, which brings nothing"_s,
                .value = double(again->ms),
                .unit = u"ms"_s,
                .bar = Bar::AtMost,
                .limit = againLimitMs * lessons / 4'000.0});
    report.add({.id = u"list"_s + which,
                .title = u"carrel-cli list with %1 courses"_s.arg(courses),
                .value = double(list->ms),
                .unit = u"ms"_s});
    measureSearch(dataDir, lessons, report);
    measureGoTo(dataDir, lessons, report);
    measureFullStart(setup, dataDir, lessons, report);
}

} // namespace

void measureImport(const Setup &setup, Report &report)
{
    measureLibrary(setup, 40, report);
    measureLibrary(setup, 100, report);
}

} // namespace Carrel::Bench
