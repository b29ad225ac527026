// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/openlibrary.h"
#include "cli/openrecord.h"
#include "cli/terminal.h"
#include "exchange/currentchecks.h"
#include "study/duewords.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(DueCommand)
};

QString nameOf(const CheckKey &key)
{
    return key.course.toString() + u'/' + key.lesson.toString() + u'/' + key.check.toString();
}

ExitStatus run(const Invocation &invocation)
{
    const auto library = openLibrary(invocation.folders);
    if (!library) {
        writeMessage(library.error().sentence);
        return ExitStatus::Failed;
    }
    ShiftedClock clock(ShiftedClock::askedShiftMs());
    const std::unique_ptr<StudyRecord> opened = openRecord(invocation.folders, clock);
    const StudyRecord &record = *opened;
    const StudyState &state = record.state();
    QJsonArray rows;
    const CurrentChecks current = currentChecks(**library, state);
    const StudyMoment now = record.moment();
    const auto due = dueChecks(state, now.today, current);
    for (const CheckKey &key : due) {
        const CheckState &check = *state.check(key);
        const QString day = check.due.date().toString(Qt::ISODate);
        if (!invocation.json) {
            writeOut(day + u"  "_s + printableLine(nameOf(key), longestLine) + u'\n');
            continue;
        }
        rows.append(QJsonObject{{u"check"_s, nameOf(key)},
                                {u"due"_s, day},
                                {u"stability"_s, check.memory ? QJsonValue(check.memory->stability) : QJsonValue()},
                                {u"difficulty"_s, check.memory ? QJsonValue(check.memory->difficulty) : QJsonValue()}});
    }
    if (due.empty()) {
        const auto next = nextDue(state, now.today, current);
        const QLocale locale = invocation.json ? QLocale::c() : QLocale();
        writeMessage(next ? Context::tr("Nothing is due. %1", "followed by when the next checks are due")
                                .arg(DueWords::next(*next, now, locale))
                          : Context::tr("Nothing is due."));
    }
    if (invocation.json) {
        writeJson(rows);
    }
    return ExitStatus::Done;
}

} // namespace

Command dueCommand()
{
    return {u"due"_s, {}, Context::tr("print the checks that are due today"), {u"json"_s}, 0, 0, run};
}

} // namespace Carrel
