// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/answered.h"
#include "cli/command.h"
#include "cli/csvoptions.h"
#include "cli/jsonoutput.h"
#include "cli/openlibrary.h"
#include "cli/planjson.h"
#include "cli/terminal.h"
#include "exchange/importcourses.h"
#include "formats/csv/csvcolumnwords.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ImportCommand)
};

void printDiagnostics(const Diagnostics &diagnostics)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        writeMessage(toCompilerLine(diagnostic));
    }
}

void printReport(const ImportReport &report)
{
    printDiagnostics(report.diagnostics);
    for (const CourseSummary &course : report.courses) {
        writeOut(Context::tr("%1: lessons here: %2 of %3")
                     .arg(printableLine(course.info.title), QString::number(course.lessonsHere),
                          QString::number(course.lessonsInAll)) +
                 u'\n');
    }
    if (report.courses.empty()) {
        writeMessage(Context::tr("No course came in."));
    }
}

QString asWords(const PlannedCourse &course)
{
    const QString title = printableLine(course.info.title);
    switch (course.as) {
    case PlannedAs::NewCourse:
        return Context::tr("%1: a new course").arg(title);
    case PlannedAs::Update:
        return Context::tr("%1: an update").arg(title);
    case PlannedAs::Nothing:
        return Context::tr("%1: all of it is there already").arg(title);
    case PlannedAs::OtherRights:
        return Context::tr("%1: a course of its own, since the one that is there has another author or licence")
            .arg(title);
    }
    Q_UNREACHABLE_RETURN({});
}

QString asWords(const QuestionTable &table)
{
    QStringList columns;
    for (const CsvColumn &column : table.mapping.columns) {
        columns << csvColumnWord(column);
    }
    return Context::tr("%1: read as %2, separator: %3, columns: %4")
        .arg(table.file, table.mapping.encoding, separatorWord(table.mapping.separator), columns.join(u','));
}

template<typename Named> QString changeWords(const QString &pattern, const Changes<Named> &changes)
{
    return pattern.arg(changes.added.size())
        .arg(changes.changed.size())
        .arg(changes.removed.size())
        .arg(changes.returned.size());
}

void printPlan(const ImportPlan &plan)
{
    printDiagnostics(plan.diagnostics);
    for (const PlannedCourse &course : plan.courses) {
        QStringList lines{asWords(course)};
        lines += Context::tr("Lessons: %1, checks: %2, options: %3, pictures: %4, missing pictures: %5")
                     .arg(course.counts.lessons + course.unchanged)
                     .arg(course.counts.checks)
                     .arg(course.counts.options)
                     .arg(course.counts.picturesFound)
                     .arg(course.counts.picturesMissing + course.counts.picturesRemote);
        if (course.as == PlannedAs::Update) {
            lines +=
                changeWords(Context::tr("Lessons added: %1, changed: %2, removed: %3, returned: %4"), course.lessons);
            lines +=
                changeWords(Context::tr("Checks added: %1, changed: %2, removed: %3, returned: %4"), course.checks);
        }
        writeOut(lines.join(u"\n  "_s) + u'\n');
    }
    for (const QuestionTable &table : plan.tables) {
        writeOut(printableLine(asWords(table), longestLine) + u'\n');
    }
    if (plan.courses.empty()) {
        writeMessage(Context::tr("No course would come in."));
    }
}

ExitStatus dryRun(const Invocation &invocation, const Library &library, JobControl &control)
{
    const ImportPlan plan =
        planImport(invocation.arguments, library, control, answeredHere(invocation.folders), {.every = invocation.csv});
    if (invocation.json) {
        writeJson(planJson(plan));
    } else {
        printPlan(plan);
    }
    const bool failed = plan.courses.empty() && worstSeverity(plan.diagnostics) == Severity::Error;
    return failed ? ExitStatus::Failed : ExitStatus::Done;
}

ExitStatus run(const Invocation &invocation)
{
    const auto library = openLibrary(invocation.folders);
    if (!library) {
        writeMessage(library.error().sentence);
        return ExitStatus::Failed;
    }
    JobControl control;
    if (invocation.dryRun) {
        return dryRun(invocation, **library, control);
    }
    const ImportReport report = importCourses(invocation.arguments, **library, control,
                                              answeredHere(invocation.folders), {.every = invocation.csv});
    if (invocation.json) {
        writeJson(QJsonObject{{u"courses"_s, coursesJson(report.courses)},
                              {u"diagnostics"_s, diagnosticsJson(report.diagnostics)}});
    } else {
        printReport(report);
    }
    const bool failed = report.courses.empty() && worstSeverity(report.diagnostics) == Severity::Error;
    return failed ? ExitStatus::Failed : ExitStatus::Done;
}

} // namespace

Command importCommand()
{
    return {u"import"_s,
            u"FILE…"_s,
            Context::tr("take courses from files and folders into the library"),
            {u"json"_s, u"dry-run"_s, u"csv-encoding"_s, u"csv-separator"_s, u"csv-columns"_s},
            1,
            -1,
            run,
            true};
}

} // namespace Carrel
