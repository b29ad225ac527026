// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/clock.h"
#include "cli/command.h"
#include "cli/jsonoutput.h"
#include "cli/recordlearner.h"
#include "cli/terminal.h"
#include "study/backupwords.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(BackupCommand)
};

ExitStatus failed(const Error &error)
{
    writeMessage(error.sentence);
    if (!error.details.isEmpty()) {
        writeMessage(error.details);
    }
    return ExitStatus::Failed;
}

QString nameOf(const Backup &backup)
{
    return QFileInfo(backup.path).completeBaseName();
}

QJsonObject toJson(const Backup &backup)
{
    return {{u"name"_s, nameOf(backup)},
            {u"file"_s, backup.path},
            {u"made"_s, QDateTime::fromMSecsSinceEpoch(backup.madeMs, QTimeZone::UTC).toString(Qt::ISODate)},
            {u"size"_s, backup.size},
            {u"damaged"_s, !isWhole(backup)}};
}

QString lineOf(const Backup &backup)
{
    const QLocale locale;
    return u"%1  %2  %3%4\n"_s.arg(BackupWords::time(backup, locale), -18)
        .arg(locale.formattedDataSize(backup.size), 10)
        .arg(nameOf(backup).left(24), isWhole(backup) ? QString() : u"  "_s + Context::tr("damaged"));
}

ExitStatus list(const Backups &backups, const Invocation &invocation)
{
    const std::vector<Backup> all = backups.list();
    if (invocation.json) {
        QJsonArray rows;
        std::ranges::for_each(all, [&rows](const Backup &backup) { rows.append(toJson(backup)); });
        writeJson(QJsonObject{{u"backups"_s, rows}, {u"size"_s, totalSize(all)}});
        return ExitStatus::Done;
    }
    for (const Backup &backup : all) {
        writeOut(lineOf(backup));
    }
    writeMessage(BackupWords::room(all, invocation.folders.backups, QLocale()));
    return ExitStatus::Done;
}

ExitStatus make(const Backups &backups, const Invocation &invocation, qint64 nowMs)
{
    const auto made = backups.make(nowMs);
    if (!made) {
        return failed(made.error());
    }
    const std::optional<Backup> &backup = *made;
    if (invocation.json) {
        writeJson(QJsonObject{{u"made"_s, backup ? QJsonValue(toJson(*backup)) : QJsonValue()}});
    } else {
        writeMessage(backup ? Context::tr("A backup was made and read: %1").arg(QDir::toNativeSeparators(backup->path))
                     : backups.list().empty() ? Context::tr("There is nothing to back up yet.")
                                              : Context::tr("Nothing is new since the last backup."));
    }
    return ExitStatus::Done;
}

/** The backup whose name begins with @p name; the newest when nothing was named. */
std::optional<Backup> backupNamed(const std::vector<Backup> &all, const QString &name)
{
    const auto found =
        std::ranges::find_if(all, [&name](const Backup &backup) { return nameOf(backup).startsWith(name); });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

ExitStatus restore(const Backups &backups, const Invocation &invocation, qint64 nowMs)
{
    const auto backup = backupNamed(backups.list(), invocation.arguments.value(1));
    if (!backup) {
        writeMessage(Context::tr("There is no such backup. “carrel-cli backup” lists them."));
        return ExitStatus::Failed;
    }
    const auto preview = backups.preview(*backup);
    if (!preview) {
        return failed(preview.error());
    }
    if (!invocation.dryRun && preview->missing > 0) {
        if (const auto restored = backups.restore(*backup, nowMs); !restored) {
            return failed(restored.error());
        }
    }
    if (invocation.json) {
        writeJson(QJsonObject{{u"backup"_s, toJson(*backup)},
                              {u"entries"_s, qint64(preview->entries)},
                              {u"missing"_s, qint64(preview->missing)},
                              {u"restored"_s, !invocation.dryRun}});
        return preview->damaged ? ExitStatus::Failed : ExitStatus::Done;
    }
    writeMessage(BackupWords::preview(*backup, *preview, QLocale()));
    if (preview->missing > 0) {
        writeMessage(invocation.dryRun
                         ? Context::tr("They would be added; nothing would be taken away. Nothing was changed.")
                         : Context::tr("They were added; nothing was taken away."));
    }
    return preview->damaged ? ExitStatus::Failed : ExitStatus::Done;
}

ExitStatus run(const Invocation &invocation)
{
    const QString what = invocation.arguments.value(0, u"list"_s);
    if (what != "list"_L1 && what != "make"_L1 && what != "restore"_L1) {
        writeMessage(Context::tr("“backup” knows list, make and restore, not “%1”.").arg(what));
        return ExitStatus::Misused;
    }
    ShiftedClock clock(ShiftedClock::askedShiftMs());
    const Backups backups(invocation.folders.studyPaths(), recordLearner(invocation.folders));
    if (what == "make"_L1 && backups.place().isEmpty()) {
        writeMessage(BackupWords::none());
        return ExitStatus::Failed;
    }
    if (what == "make"_L1) {
        return make(backups, invocation, clock.wallMs());
    }
    return what == "restore"_L1 ? restore(backups, invocation, clock.wallMs()) : list(backups, invocation);
}

} // namespace

Command backupCommand()
{
    return {u"backup"_s,
            u"[list|make|restore [NAME]]"_s,
            Context::tr("list the backups of the study record, make one, or put one back"),
            {u"json"_s, u"dry-run"_s},
            0,
            2,
            run};
}

} // namespace Carrel
