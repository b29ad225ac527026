// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "benchmarks/generatedcourse.h"
#include "benchmarks/parts.h"
#include "benchmarks/programrun.h"

#include <QTemporaryDir>

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
    const auto first = runProgram(cli, arguments);
    const auto again = runProgram(cli, arguments);
    const auto list = runProgram(cli, {u"list"_s, u"--data-dir"_s, dataDir});
    if (!first || first->status != 0 || !again || again->status != 0 || !list) {
        report.addFailure(u"import"_s + which, u"carrel-cli import failed"_s);
        return;
    }
    report.add({.id = u"import-rate"_s + which,
                .title = u"import of %1 lessons into an empty library, searchable at the end"_s.arg(lessons),
                .value = lessons * 1000.0 / double(first->ms),
                .unit = u"lessons/s"_s,
                .bar = Bar::AtLeast,
                .limit = rateLimit,
                .note = u"%1 ms"_s.arg(first->ms)});
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
    measureFullStart(setup, dataDir, lessons, report);
}

} // namespace

void measureImport(const Setup &setup, Report &report)
{
    measureLibrary(setup, 40, report);
    measureLibrary(setup, 100, report);
}

} // namespace Carrel::Bench
