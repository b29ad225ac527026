// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/backupwords.h"

#include "base/shorttime.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QTimeZone>

namespace Carrel::BackupWords
{

namespace
{

struct Context {
    Q_DECLARE_TR_FUNCTIONS(BackupWords)
};

} // namespace

QString time(const Backup &backup, const QLocale &locale)
{
    const QDateTime made = QDateTime::fromMSecsSinceEpoch(backup.madeMs, QTimeZone::UTC).toLocalTime();
    return shortTime(made, locale);
}

QString none()
{
    return Context::tr("No backups of your answers are made: the folders for them are not on a disk of this computer.");
}

QString room(const std::vector<Backup> &backups, const QString &folder, const QLocale &locale)
{
    if (folder.isEmpty()) {
        return none();
    }
    const QString where = QDir::toNativeSeparators(folder);
    return backups.empty() ? Context::tr("There is no backup in %1 yet.").arg(where)
                           : Context::tr("%n backup(s) in %1, %2.", nullptr, int(backups.size()))
                                 .arg(where, locale.formattedDataSize(totalSize(backups)));
}

QString preview(const Backup &backup, const RestorePreview &preview, const QLocale &locale)
{
    const QString has =
        (preview.damaged
             ? Context::tr("The backup of %1 is damaged: %n entries of it can be read, the others cannot. Another "
                           "backup may have them.",
                           nullptr, int(preview.entries))
             : Context::tr("The backup of %1 has %n entries.", nullptr, int(preview.entries)))
            .arg(time(backup, locale));
    const QString lacks = preview.missing == 0 ? Context::tr("The study record has all of them.")
                                               : Context::tr("The study record lacks %n of them, from %1 to %2.",
                                                             nullptr, int(preview.missing))
                                                     .arg(locale.toString(preview.first, QLocale::ShortFormat),
                                                          locale.toString(preview.last, QLocale::ShortFormat));
    return has + u' ' + lacks;
}

} // namespace Carrel::BackupWords
