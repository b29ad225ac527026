// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/terminal.h"
#include "formats/registry.h"
#include "formats/schema/validatefiles.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(ValidateCommand)
};

int countOf(const Diagnostics &diagnostics, Severity severity)
{
    return int(std::ranges::count(diagnostics, severity, &Diagnostic::severity));
}

void printLikeACompiler(const Diagnostics &diagnostics)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        writeOut(printableLine(toCompilerLine(diagnostic), longestLine) + u'\n');
    }
    writeMessage(Context::tr("Errors: %1").arg(countOf(diagnostics, Severity::Error)));
    writeMessage(Context::tr("Warnings: %1").arg(countOf(diagnostics, Severity::Warning)));
}

ExitStatus run(const Invocation &invocation)
{
    JobControl control;
    ReadOutcome outcome = readCourses(invocation.arguments, {}, control);
    validateFiles(invocation.arguments, {}, outcome.diagnostics, control);
    if (invocation.json) {
        writeJson(QJsonObject{{u"diagnostics"_s, diagnosticsJson(outcome.diagnostics)}});
    } else {
        printLikeACompiler(outcome.diagnostics);
    }
    const bool failed = worstSeverity(outcome.diagnostics) == Severity::Error;
    return failed ? ExitStatus::Failed : ExitStatus::Done;
}

} // namespace

Command validateCommand()
{
    return {u"validate"_s,
            u"FILE…"_s,
            Context::tr("say what is wrong in courses, a line each, without taking them in"),
            {u"json"_s},
            1,
            -1,
            run};
}

} // namespace Carrel
