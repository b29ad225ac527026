// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/terminal.h"
#include "exchange/packagewriter.h"
#include "formats/registry.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(PackCommand)
};

Result<void> pack(const Course &course, const QString &folder)
{
    QDir(folder).removeRecursively();
    if (!QDir().mkpath(folder)) {
        return fail(ErrorCode::Unwritable, Context::tr("The folder %1 cannot be made.").arg(folder));
    }
    JobControl control;
    return writePackage(course, folder, control);
}

ExitStatus run(const Invocation &invocation)
{
    JobControl control;
    const ReadOutcome outcome = readCourses({invocation.arguments.at(0)}, {}, control);
    for (const Diagnostic &diagnostic : outcome.diagnostics) {
        writeMessage(toCompilerLine(diagnostic));
    }
    if (outcome.courses.size() != 1 || worstSeverity(outcome.diagnostics) > Severity::Note) {
        writeMessage(Context::tr("A shipped course must be one course without a warning."));
        return ExitStatus::Failed;
    }
    if (const auto done = pack(outcome.courses.front(), invocation.arguments.at(1)); !done) {
        writeMessage(done.error().sentence);
        return ExitStatus::Failed;
    }
    return ExitStatus::Done;
}

} // namespace

// Not listed: it makes the manual when Carrel is built.
Command packCommand()
{
    return {u"pack"_s, u"IN OUT"_s, {}, {}, 2, 2, run};
}

} // namespace Carrel
