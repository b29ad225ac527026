// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/stagings.h"

#include "base/folderlisting.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr auto prefix = ".staging-"_L1;
constexpr auto lockSuffix = ".lock"_L1;
constexpr qint64 lifeSeconds = 24LL * 60 * 60; // of one made by another computer, whose programs cannot be asked for

struct Context {
    Q_DECLARE_TR_FUNCTIONS(Stagings)
};

std::unique_ptr<QLockFile> ownerOf(const QString &staging)
{
    auto owner = std::make_unique<QLockFile>(staging + lockSuffix);
    owner->setStaleLockTime(0); // an import may take hours; only a program that has ended gives it up
    return owner;
}

bool isForgotten(const QString &staging)
{
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addSecs(-lifeSeconds);
    return QFileInfo(staging + lockSuffix).lastModified() < oldest && QFileInfo(staging).lastModified() < oldest;
}

} // namespace

Stagings::Stagings(QString store)
    : m_store(std::move(store))
{
}

Result<QString> Stagings::make()
{
    QString staging = doomedName(m_store);
    QDir().mkpath(m_store);
    auto owner = ownerOf(staging);
    if (!owner->tryLock(0) || !QDir().mkpath(staging)) {
        return fail(
            ErrorCode::Unwritable,
            Context::tr("Courses cannot be saved: the folder for them cannot be written to. Check its permissions and "
                        "the space on its disk."),
            staging);
    }
    const QMutexLocker lock(&m_mutex);
    m_owned.emplace(staging, std::move(owner));
    return staging;
}

void Stagings::discard(const QString &staging)
{
    QDir(staging).removeRecursively();
    const QMutexLocker lock(&m_mutex);
    m_owned.erase(staging);
}

QString Stagings::doomedName(const QString &store)
{
    return store + u'/' + prefix + QUuid::createUuid().toString(QUuid::WithoutBraces);
}

void Stagings::sweep(const QString &store)
{
    const QDir folder(store);
    QStringList names = namesIn(store, FolderEntry::Kind::Folder) + namesIn(store, FolderEntry::Kind::File);
    names.removeIf([](const QString &name) { return !name.startsWith(prefix); });
    for (const QString &name : names) {
        const bool isLock = name.endsWith(lockSuffix);
        if (isLock && names.contains(name.chopped(lockSuffix.size()))) {
            continue;
        }
        QString staging = folder.filePath(isLock ? name.chopped(lockSuffix.size()) : name);
        const auto owner = ownerOf(staging);
        if (owner->tryLock(0)) {
            QDir(staging).removeRecursively();
        } else if (isForgotten(staging)) {
            QDir(staging).removeRecursively();
            QFile::remove(staging + lockSuffix);
        }
    }
}

} // namespace Carrel
