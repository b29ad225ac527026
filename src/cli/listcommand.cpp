// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/openlibrary.h"
#include "cli/terminal.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ListCommand)
};

void printCourse(const CourseSummary &course)
{
    QString text = printableLine(course.info.title) + u'\n';
    if (course.condition != CourseCondition::Damaged) {
        text += u"  "_s + printableLine(course.info.id.toString()) + u"\n  "_s +
                Context::tr("Lessons here: %1 of %2").arg(course.lessonsHere).arg(course.lessonsInAll) + u"\n  "_s +
                Context::tr("Checks: %1").arg(course.checks) + u'\n';
    }
    if (!course.reason.isEmpty()) {
        text += u"  "_s + printableLine(course.reason, longestLine) + u'\n';
    }
    writeOut(text);
}

ExitStatus run(const Invocation &invocation)
{
    const auto library = openLibrary(invocation.folders);
    if (!library) {
        writeMessage(library.error().sentence);
        return ExitStatus::Failed;
    }
    const auto courses = (*library)->courses();
    if (invocation.json) {
        writeJson(QJsonObject{{u"courses"_s, coursesJson(courses)}});
        return ExitStatus::Done;
    }
    for (const CourseSummary &course : courses) {
        printCourse(course);
    }
    return ExitStatus::Done;
}

} // namespace

Command listCommand()
{
    return {u"list"_s, {}, Context::tr("print the courses that are in the library"), {u"json"_s}, 0, 0, run};
}

} // namespace Carrel
