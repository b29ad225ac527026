// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/openlibrary.h"
#include "cli/openrecord.h"
#include "cli/terminal.h"
#include "exchange/noteswriter.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(NotesCommand)
};

/** The course that @p name names among those that are here, or the one of a note whose course is gone. */
Result<CourseId> courseNamed(const Library &library, const StudyState &state, const QString &name)
{
    const auto known = std::ranges::find_if(
        state.annotations(), [&name](const auto &entry) { return entry.first.course.toString() == name; });
    if (known != state.annotations().end()) {
        return known->first.course;
    }
    return findCourse(library, name).transform([](const CourseSummary &course) { return course.info.id; });
}

void write(const std::vector<NotedPlace> &notes, NotesFormat format)
{
    if (format == NotesFormat::Json) {
        writeJson(notesJson(notes));
    } else if (format == NotesFormat::Csv) {
        writeOut(writeNotes(notes, format)); // cells are quoted as they are
    } else {
        writeOut(printable(QString::fromUtf8(writeNotes(notes, format))));
    }
}

ExitStatus run(const Invocation &invocation)
{
    const QString name = invocation.json ? u"json"_s : invocation.format;
    const auto format = name.isEmpty() ? NotesFormat::Markdown : notesFormatNamed(name);
    if (!format) {
        writeMessage(
            Context::tr("Notes cannot be written as “%1”. There are: %2.").arg(name, notesFormatNames().join(u", "_s)));
        return ExitStatus::Misused;
    }
    const auto library = openLibrary(invocation.folders);
    if (!library) {
        writeMessage(library.error().sentence);
        return ExitStatus::Failed;
    }
    ShiftedClock clock(ShiftedClock::askedShiftMs());
    const std::unique_ptr<StudyRecord> record = openRecord(invocation.folders, clock);
    NoteScope scope;
    if (!invocation.course.isEmpty()) {
        const auto course = courseNamed(**library, record->state(), invocation.course);
        if (!course) {
            writeMessage(course.error().sentence);
            return ExitStatus::Failed;
        }
        scope.course = *course;
    }
    const std::vector<NotedPlace> notes = NotedPlaces(**library).collect(record->state(), scope);
    if (notes.empty()) {
        writeMessage(Context::tr("Nothing is noted."));
    }
    if (!notes.empty() || *format == NotesFormat::Json) {
        write(notes, *format);
    }
    return ExitStatus::Done;
}

} // namespace

Command notesCommand()
{
    return {u"notes"_s,
            {},
            Context::tr("print the highlights, notes and bookmarks of the learner"),
            {u"format"_s, u"json"_s, u"course"_s},
            0,
            0,
            run};
}

} // namespace Carrel
