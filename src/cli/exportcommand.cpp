// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "cli/command.h"
#include "cli/openlibrary.h"
#include "cli/terminal.h"
#include "exchange/coursepart.h"
#include "exchange/exportcourse.h"
#include "exchange/storedcourse.h"
#include "formats/registry.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

/** The only course in @p input; what there is to say about it goes to standard error. */
Result<Course> courseOf(ReadOutcome &input)
{
    for (const Diagnostic &diagnostic : input.diagnostics) {
        writeMessage(toCompilerLine(diagnostic));
    }
    if (worstSeverity(input.diagnostics) == Severity::Error) {
        return fail(ErrorCode::Malformed, Context::tr("The course has errors; nothing was written."));
    }
    if (input.courses.size() != 1) {
        return fail(ErrorCode::NotFound, Context::tr("This is not one course; nothing was written."));
    }
    return std::move(input.courses.front());
}

Result<Course> courseInLibrary(const Invocation &invocation, JobControl &control)
{
    const auto library = openLibrary(invocation.folders);
    return library.and_then([&](const auto &all) { return findCourse(*all, invocation.arguments.at(0)); })
        .and_then([&](const CourseSummary &summary) { return storedCourse(**library, summary.info.id, control); });
}

ExitStatus run(const Invocation &invocation)
{
    const QString name = invocation.arguments.at(0);
    const QString path = invocation.arguments.at(1);
    const auto format = invocation.format.isEmpty() ? exportFormatFor(path) : exportFormatNamed(invocation.format);
    if (!format && invocation.format.isEmpty()) {
        writeMessage(Context::tr("The ending of “%1” does not say in which format to write. Say it with --format: %2.")
                         .arg(path, exportFormatNames().join(u", "_s)));
        return ExitStatus::Misused;
    }
    if (!format) {
        writeMessage(Context::tr("There is no format “%1”. There are: %2.")
                         .arg(invocation.format, exportFormatNames().join(u", "_s)));
        return ExitStatus::Misused;
    }
    const bool asksForDocument = invocation.answers || invocation.lineNumbers || !invocation.part.isEmpty();
    if (asksForDocument && !isDocument(*format)) {
        writeMessage(Context::tr("--answers, --line-numbers and --part are for documents: --format html or epub."));
        return ExitStatus::Misused;
    }
    JobControl control;
    // Read here and kept to the end: files of the course may lie in its staging folder.
    ReadOutcome input = QFileInfo::exists(name) ? readCourses({name}, {}, control) : ReadOutcome();
    const Result<Course> course = QFileInfo::exists(name) ? courseOf(input) : courseInLibrary(invocation, control);
    const auto leftOut = course.and_then([&](const Course &whole) {
        const auto lessons = isDocument(*format) ? lessonsOfPart(whole, invocation.part) : std::vector<LessonSlug>();
        return lessons.and_then([&](const std::vector<LessonSlug> &chosen) {
            return exportCourse(whole, *format, path, SystemClock().wallMs(), control,
                                {chosen, invocation.answers, invocation.lineNumbers});
        });
    });
    if (!leftOut) {
        writeMessage(leftOut.error().sentence);
        return ExitStatus::Failed;
    }
    for (const Diagnostic &diagnostic : *leftOut) {
        writeMessage(toCompilerLine(diagnostic));
    }
    writeOut(Context::tr("The course “%1” was written to %2.").arg(printableLine(course->outline.info.title), path) +
             u'\n');
    return ExitStatus::Done;
}

} // namespace

Command exportCommand()
{
    return {u"export"_s,
            u"COURSE PATH"_s,
            Context::tr("write a course of the library, or a file or folder, in another format"),
            {u"format"_s, u"part"_s, u"answers"_s, u"line-numbers"_s},
            2,
            2,
            run};
}

} // namespace Carrel
