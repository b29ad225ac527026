// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/openlibrary.h"
#include "cli/recordlearner.h"
#include "cli/terminal.h"
#include "exchange/recordexport.h"
#include "exchange/recordimport.h"
#include "study/eraserecord.h"
#include "study/recordsegments.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(RecordCommand)
};

/** Whose record lies where. */
struct Place {
    StudyPaths paths;
    LearnerInfo learner;
    qint64 nowMs = 0;

    explicit Place(const DataFolders &folders)
        : paths(folders.studyPaths())
        , learner(recordLearner(folders))
        , nowMs(ShiftedClock(ShiftedClock::askedShiftMs()).wallMs())
    {
    }
};

ExitStatus failed(const Error &error)
{
    writeMessage(error.details.isEmpty() ? error.sentence : error.sentence + u' ' + error.details);
    return ExitStatus::Failed;
}

ExitStatus exportTo(const QString &path, const Invocation &invocation)
{
    const auto format = invocation.format.isEmpty() ? recordFormatFor(path) : recordFormatNamed(invocation.format);
    if (!format) {
        writeMessage(Context::tr("A study record is written as %1; say which by the ending or with --format.")
                         .arg(recordFormatNames().join(u", "_s)));
        return ExitStatus::Misused;
    }
    if (QFileInfo::exists(path)) {
        writeMessage(Context::tr("“%1” is there already; nothing was written.").arg(QDir::toNativeSeparators(path)));
        return ExitStatus::Failed;
    }
    const Place place(invocation.folders);
    const std::shared_ptr<Library> library = libraryAsItIs(invocation.folders);
    const auto entries = exportRecord(place.paths, place.learner, path, *format, titlesOf(*library));
    if (!entries) {
        return failed(entries.error());
    }
    writeMessage(Context::tr("%n entries were written.", nullptr, int(*entries)));
    return ExitStatus::Done;
}

/** What the file says otherwise than the record. */
void nameContradictions(const std::vector<Segment> &against, const QString &path)
{
    for (const Segment &segment : against) {
        for (const SegmentLine &line : segment.lines) {
            writeMessage(toCompilerLine(
                {.severity = Severity::Warning,
                 .code = u"event-contradicts"_s,
                 .file = path,
                 .message = Context::tr("Entry %1 of session %2 is in the study record with other content. What the "
                                        "file says was not taken; the entry that is here stays.")
                                .arg(line.n)
                                .arg(segment.header.session)}));
        }
    }
}

ExitStatus importFrom(const QString &path, const Invocation &invocation)
{
    const Place place(invocation.folders);
    const auto plan = planRecordImport(place.paths, place.learner, path);
    if (!plan) {
        return failed(plan.error());
    }
    for (const Diagnostic &diagnostic : plan->diagnostics) {
        writeMessage(toCompilerLine(diagnostic));
    }
    nameContradictions(plan->contradicting, path);
    const ExitStatus status = plan->contradicting.empty() ? ExitStatus::Done : ExitStatus::Failed;
    if (!invocation.dryRun) {
        if (const auto taken = importRecord(place.paths, *plan, place.nowMs); !taken) {
            return failed(taken.error());
        }
    }
    const qsizetype added = lineCount(plan->missing);
    if (invocation.json) {
        writeJson(QJsonObject{{u"entries"_s, qint64(plan->entries)},
                              {u"new"_s, qint64(added)},
                              {u"contradicting"_s, qint64(lineCount(plan->contradicting))},
                              {u"imported"_s, !invocation.dryRun}});
        return status;
    }
    writeMessage(Context::tr("%n entries are in the file.", nullptr, int(plan->entries)));
    writeMessage(invocation.dryRun ? Context::tr("%n of them are new. Nothing was changed.", nullptr, int(added))
                                   : Context::tr("%n of them are new and were added.", nullptr, int(added)));
    return status;
}

/** Copies that erasing cannot reach. */
void writeUnreachable(const StudyPaths &paths)
{
    writeMessage(Context::tr("What erasing cannot reach, and you have to delete yourself:"));
    writeMessage(u"  "_s + Context::tr("files you have exported, and backups of the system"));
    writeMessage(u"  "_s + Context::tr("the index and the backups of other computers that use %1: they go when Carrel "
                                       "starts there next")
                               .arg(QDir::toNativeSeparators(paths.studyFolder)));
    writeMessage(u"  "_s + Context::tr("old versions that a sync program or the file system keeps"));
    writeMessage(u"  "_s + Context::tr("copies of the study folder on sticks and disks that are not connected"));
    writeMessage(Context::tr("An exported file can be read, but it cannot be taken in again as this study record."));
}

ExitStatus erase(const Invocation &invocation)
{
    const Place place(invocation.folders);
    if (place.learner.id.isEmpty()) {
        writeMessage(Context::tr("There is no study record."));
        return ExitStatus::Failed;
    }
    const QString id = place.learner.id.toString();
    const QStringList places = placesOf(place.paths, place.learner.id);
    const QString given = invocation.arguments.value(1);
    if (!given.isEmpty() && given != id) {
        writeMessage(
            Context::tr("“%1” is not the id of the learner whose record is open; nothing was erased.").arg(given));
        return ExitStatus::Failed;
    }
    if (!given.isEmpty()) {
        if (const auto erased = eraseRecord(place.paths, place.learner.id, place.nowMs); !erased) {
            return failed(erased.error());
        }
    }
    writeMessage(given.isEmpty() ? Context::tr("This would be erased for good:") : Context::tr("This was erased:"));
    for (const QString &path : places) {
        writeOut(QDir::toNativeSeparators(path) + u'\n');
    }
    writeUnreachable(place.paths);
    if (given.isEmpty()) {
        writeMessage(Context::tr("To do it: carrel-cli record erase %1").arg(id));
    }
    return ExitStatus::Done;
}

ExitStatus run(const Invocation &invocation)
{
    const QString what = invocation.arguments.value(0);
    const QString path = invocation.arguments.value(1);
    if (what == "export"_L1 && !path.isEmpty()) {
        return exportTo(path, invocation);
    }
    if (what == "import"_L1 && !path.isEmpty()) {
        return importFrom(path, invocation);
    }
    if (what == "erase"_L1) {
        return erase(invocation);
    }
    writeMessage(Context::tr("“record” knows export FILE, import FILE and erase."));
    return ExitStatus::Misused;
}

} // namespace

Command recordCommand()
{
    return {u"record"_s,
            u"export|import FILE | erase [ID]"_s,
            Context::tr("write the whole study record to a file, take one in, or erase it"),
            {u"format"_s, u"json"_s, u"dry-run"_s},
            1,
            2,
            run};
}

} // namespace Carrel
