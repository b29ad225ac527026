// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/folderlisting.h"
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/openlibrary.h"
#include "cli/terminal.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(RebuildCommand)
};

/** Study indexes are copies that the record makes again when it next reads its folder. */
void removeStudyIndexes(const QString &cache)
{
    const QStringList names = namesIn(cache, FolderEntry::Kind::File);
    for (const QString &name : names) {
        if (name.startsWith("study-"_L1) && name.contains(".db"_L1)) {
            QFile::remove(cache + u'/' + name);
        }
    }
}

ExitStatus run(const Invocation &invocation)
{
    removeStudyIndexes(invocation.folders.cache);
    const auto library = libraryAsItIs(invocation.folders);
    JobControl control;
    if (const auto done = library->rebuildIndex(control); !done) {
        writeMessage(done.error().sentence);
        return ExitStatus::Failed;
    }
    if (invocation.json) {
        writeJson(QJsonObject{{u"courses"_s, coursesJson(library->courses())}});
    } else {
        writeOut(Context::tr("Courses in the index: %1").arg(library->courses().size()) + u'\n');
    }
    return ExitStatus::Done;
}

} // namespace

Command rebuildCommand()
{
    return {u"rebuild"_s, {}, Context::tr("make the indexes again from the files"), {u"json"_s}, 0, 0, run, true};
}

} // namespace Carrel
