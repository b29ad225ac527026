// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/indexplace.h"

#include "storage/remotefolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

#if defined(Q_OS_UNIX)
#include <unistd.h>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr QFile::Permissions ownerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;

/** Whether nobody else has put anything at @p path or could have; a link may lead anywhere. */
bool isOwn(const QString &path)
{
    const QFileInfo info(path);
    if (info.isSymLink() || !info.isDir()) {
        return false;
    }
#if defined(Q_OS_UNIX)
    const bool othersMayWrite = (info.permissions() & (QFile::WriteGroup | QFile::WriteOther)).toInt() != 0;
    return info.ownerId() == ::geteuid() && !othersMayWrite && QFile::setPermissions(path, ownerOnly);
#else
    return true; // the temporary folder is the person's own there
#endif
}

} // namespace

QString privateFolder(const QString &parent, const QString &name)
{
    constexpr int most = 100; // somebody who takes them all gets no hundred-and-first guess
    for (int number = 1; number <= most; ++number) {
        const QString path = parent + u'/' + (number == 1 ? name : u"%1-%2"_s.arg(name, QString::number(number)));
        if (QDir().mkdir(path, ownerOnly) || isOwn(path)) {
            return path;
        }
    }
    const QString path = parent + u'/' + name + u'-' + QUuid::createUuid().toString(QUuid::Id128);
    QDir().mkdir(path, ownerOnly);
    return path;
}

QString localPlace(const QString &preferred, const QString &instead)
{
    for (const QString &candidate : {preferred, instead}) {
        if (!candidate.isEmpty() && !isRemote(candidate)) {
            return candidate;
        }
    }
    return {};
}

QString indexPlace(const QString &preferred, const QString &instead)
{
    if (QString place = localPlace(preferred, instead); !place.isEmpty()) {
        return place;
    }
    // The home folder names the person without asking the system for an account.
    const QByteArray owner =
        QCryptographicHash::hash((QDir::homePath() + u'\n' + preferred).toUtf8(), QCryptographicHash::Sha256);
    return privateFolder(QDir::tempPath(), "carrel-"_L1 + QString::fromLatin1(owner.toHex().left(16)));
}

} // namespace Carrel
