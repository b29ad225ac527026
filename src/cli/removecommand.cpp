// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/openlibrary.h"
#include "cli/terminal.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(RemoveCommand)
};

ExitStatus run(const Invocation &invocation)
{
    const auto library = openLibrary(invocation.folders);
    const auto removed =
        library.and_then([&](const auto &all) { return findCourse(*all, invocation.arguments.at(0)); })
            .and_then([&library](const CourseSummary &course) {
                return (*library)->removePackage(course.folder).transform([&course] { return course.info.title; });
            });
    if (!removed) {
        writeMessage(removed.error().sentence);
        return ExitStatus::Failed;
    }
    writeMessage(Context::tr("The course “%1” was deleted; what was learnt with it is kept.").arg(*removed));
    return ExitStatus::Done;
}

} // namespace

Command removeCommand()
{
    return {u"remove"_s, u"COURSE"_s, Context::tr("delete a course, also a damaged one, from the library"), {}, 1, 1,
            run,         true};
}

} // namespace Carrel
