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
#include "study/reviewportion.h"

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

QString dayOf(const CheckState &check)
{
    return check.due.date().toString(Qt::ISODate);
}

QJsonObject rowOf(const CheckState &check, bool isForToday)
{
    return {{u"check"_s, nameOf(check.key)},
            {u"due"_s, dayOf(check)},
            {u"stability"_s, check.memory ? QJsonValue(check.memory->stability) : QJsonValue()},
            {u"difficulty"_s, check.memory ? QJsonValue(check.memory->difficulty) : QJsonValue()},
            {u"today"_s, isForToday}};
}

/** What parts @p portion; empty: all of it is for today. */
QString portionWords(const ReviewPortion &portion)
{
    if (portion.beyond.empty()) {
        return {};
    }
    const QString words = portion.plan
                              ? Context::tr("For today: the first %1, by the plan to catch up. The others can wait.")
                              : Context::tr("For today: the first %1, by the minutes of a day. The others can wait.");
    return words.arg(portion.now.size());
}

QString nothingDueWords(const std::optional<NextDue> &next, const StudyMoment &now, const QLocale &locale)
{
    return next ? Context::tr("Nothing is due. %1", "followed by when the next checks are due")
                      .arg(DueWords::next(*next, now, locale))
                : Context::tr("Nothing is due.");
}

ExitStatus run(const Invocation &invocation)
{
    const auto library = openLibrary(invocation.folders);
    if (!library) {
        writeMessage(library.error().sentence);
        return ExitStatus::Failed;
    }
    ShiftedClock clock(ShiftedClock::askedShiftMs());
    const std::unique_ptr<StudyRecord> record = openRecord(invocation.folders, clock);
    const StudyState &state = record->state();
    const CurrentChecks current = currentChecks(**library, state);
    const StudyMoment now = record->moment();
    const ReviewPortion portion = reviewPortion(state, now.today, current);
    QJsonArray rows;
    const auto write = [&](const std::vector<CheckKey> &keys, bool isForToday) {
        for (const CheckKey &key : keys) {
            const CheckState &check = *state.check(key);
            rows.append(rowOf(check, isForToday));
            if (!invocation.json) {
                writeOut(dayOf(check) + u"  "_s + printableLine(nameOf(key), longestLine) + u'\n');
            }
        }
    };
    write(portion.now, true);
    write(portion.beyond, false);
    if (rows.isEmpty()) {
        writeMessage(
            nothingDueWords(nextDue(state, now.today, current), now, invocation.json ? QLocale::c() : QLocale()));
    } else if (const QString words = portionWords(portion); !words.isEmpty()) {
        writeMessage(words);
    }
    if (invocation.json) {
        writeJson(rows);
    }
    return ExitStatus::Done;
}

} // namespace

Command dueCommand()
{
    return {u"due"_s, {}, Context::tr("print the checks that are due, those for today first"), {u"json"_s}, 0, 0, run};
}

} // namespace Carrel
