// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/terminal.h"
#include "exchange/startercourse.h"

#include <QCoreApplication>
#include <QUuid>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(NewCommand)
};

ExitStatus run(const Invocation &invocation)
{
    const QString id = u"urn:uuid:"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (const auto done = makeStarterCourse(invocation.arguments.at(0), id); !done) {
        writeMessage(done.error().sentence);
        return ExitStatus::Failed;
    }
    writeOut(Context::tr(
                 "A course to start from lies in %1. “carrel-cli validate” checks it, “carrel-cli import” takes it in.")
                 .arg(invocation.arguments.at(0)) +
             u'\n');
    return ExitStatus::Done;
}

} // namespace

Command newCommand()
{
    return {u"new"_s, u"FOLDER"_s, Context::tr("make a small course in Markdown to start writing from"), {}, 1, 1, run};
}

} // namespace Carrel
