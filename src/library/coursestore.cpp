// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/coursestore.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr auto stagingPrefix = ".staging-"_L1;
constexpr auto asidePrefix = ".aside-"_L1;
constexpr auto manifestName = "/course.json"_L1;
constexpr qint64 stagingLifeSeconds = 24 * 60 * 60; // an import that runs longer has surely died
constexpr int longestNamePart = 60;                 // leaves room under the path limits of old systems

QString asideOf(const QString &target)
{
    const QFileInfo info(target);
    return info.absolutePath() + u'/' + asidePrefix + info.fileName();
}

bool removeTree(const QString &folder)
{
    return QDir(folder).removeRecursively();
}

struct Context {
    Q_DECLARE_TR_FUNCTIONS(CourseStore)
};

QString nameFor(const QString &slug, const QString &id)
{
    QString name;
    for (const QChar c : slug) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        name += plain ? c : u'-';
    }
    const QByteArray hash = QCryptographicHash::hash(id.toUtf8(), QCryptographicHash::Sha256).toHex().left(12);
    return name.left(longestNamePart) + u'-' + QString::fromLatin1(hash);
}

} // namespace

CourseStore::CourseStore(QString folder)
    : m_folder(std::move(folder))
{
}

bool CourseStore::isHere() const
{
    return QFileInfo(m_folder).isDir();
}

std::vector<PackagePlace> CourseStore::packages() const
{
    std::vector<PackagePlace> found;
    const QStringList names = QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString &name : names) {
        if (name.startsWith(u'.')) {
            continue; // hidden names are not hidden on every system
        }
        const QString folder = m_folder + u'/' + name;
        const QFileInfo manifest(folder + manifestName);
        if (manifest.isFile()) {
            found.push_back({folder, manifest.size(), manifest.lastModified().toMSecsSinceEpoch()});
        }
    }
    return found;
}

void CourseStore::mend() const
{
    const QDir store(m_folder);
    const auto filters = QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot;
    for (const QString &name : store.entryList({asidePrefix + "*"_L1}, filters)) {
        const QString target = name.mid(asidePrefix.size());
        if (!store.exists(target)) {
            QDir().rename(store.filePath(name), store.filePath(target));
        } else {
            removeTree(store.filePath(name));
        }
    }
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addSecs(-stagingLifeSeconds);
    for (const QFileInfo &info : store.entryInfoList({stagingPrefix + "*"_L1}, filters)) {
        if (info.lastModified() < oldest) {
            removeTree(info.absoluteFilePath());
        }
    }
}

Result<QString> CourseStore::makeStaging() const
{
    const QString staging = m_folder + u'/' + stagingPrefix + QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (!QDir().mkpath(staging)) {
        return fail(
            ErrorCode::Unwritable,
            Context::tr("Courses cannot be saved: the folder for them cannot be written to. Check its permissions and "
                        "the space on its disk."),
            staging);
    }
    return staging;
}

QString CourseStore::freeFolder(const QString &slug, const QString &id) const
{
    const QString base = m_folder + u'/' + nameFor(slug, id);
    QString folder = base;
    for (int n = 2; QFileInfo::exists(folder); ++n) {
        folder = base + u'-' + QString::number(n);
    }
    return folder;
}

Result<void> CourseStore::swapIn(const QString &staged, const QString &target) const
{
    const QString aside = asideOf(target);
    removeTree(aside);
    const bool replaces = QFileInfo::exists(target);
    if (replaces && !QDir().rename(target, aside)) {
        return fail(
            ErrorCode::Unwritable,
            Context::tr("The older version of the course cannot be moved aside; the library keeps it as it is. Close "
                        "whatever has its files open and try again."),
            target);
    }
    if (!QDir().rename(staged, target)) {
        if (replaces) {
            restoreAside(target);
        }
        return fail(
            ErrorCode::Unwritable,
            Context::tr("The course cannot be moved into the library; nothing was changed. Check the permissions of "
                        "the course folder."),
            target);
    }
    return {};
}

void CourseStore::removeAside(const QString &target) const
{
    removeTree(asideOf(target));
}

void CourseStore::restoreAside(const QString &target) const
{
    const QString aside = asideOf(target);
    if (QFileInfo::exists(target)) {
        removeTree(target);
    }
    if (QFileInfo::exists(aside)) {
        QDir().rename(aside, target);
    }
}

Result<void> CourseStore::remove(const QString &folder) const
{
    // A name that mend() sweeps, so that a deletion cut short is finished by the next start.
    const QString doomed = m_folder + u'/' + stagingPrefix + QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (!QDir().rename(folder, doomed)) {
        return fail(ErrorCode::Unwritable,
                    Context::tr("The course cannot be deleted. Check the permissions of its folder."), folder);
    }
    removeTree(doomed);
    return {};
}

} // namespace Carrel
