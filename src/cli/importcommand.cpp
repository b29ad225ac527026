// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/openlibrary.h"
#include "cli/terminal.h"
#include "exchange/importcourses.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ImportCommand)
};

void printReport(const ImportReport &report)
{
    for (const Diagnostic &diagnostic : report.diagnostics) {
        writeMessage(toCompilerLine(diagnostic));
    }
    for (const CourseSummary &course : report.courses) {
        writeOut(printable(Context::tr("%1: lessons here: %2 of %3")
                               .arg(course.info.title)
                               .arg(course.lessonsHere)
                               .arg(course.lessonsInAll)) +
                 u'\n');
    }
    if (report.courses.empty()) {
        writeMessage(Context::tr("No course came in."));
    }
}

ExitStatus run(const Invocation &invocation)
{
    const auto library = openLibrary(invocation.folders);
    JobControl control;
    const ImportReport report = importCourses(invocation.arguments, *library, control);
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
    return {u"import"_s, u"FILE…"_s, Context::tr("take courses from files and folders into the library"),
            {u"json"_s}, 1,          -1,
            run};
}

} // namespace Carrel
