// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/coursestore.h"

#include "base/folderlisting.h"
#include "library/stagings.h"
#include "storage/flushfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr auto asidePrefix = ".aside-"_L1;
constexpr auto previousPrefix = ".previous-"_L1;
constexpr auto manifestName = "/course.json"_L1;
constexpr int longestNamePart = 60; // leaves room under the path limits of old systems

QString besides(const QString &target, QLatin1StringView prefix)
{
    const QFileInfo info(target);
    return info.absolutePath() + u'/' + prefix + info.fileName();
}

QString asideOf(const QString &target)
{
    return besides(target, asidePrefix);
}

QString previousOf(const QString &target)
{
    return besides(target, previousPrefix);
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
    // What begins with a hyphen is an option to every tool of a terminal.
    const auto first = std::ranges::find_if(name, [](QChar c) { return c != u'-'; });
    name.remove(0, first - name.begin());
    if (name.isEmpty()) {
        name = u"course"_s;
    }
    const QByteArray hash = QCryptographicHash::hash(id.toUtf8(), QCryptographicHash::Sha256).toHex().left(12);
    return name.left(longestNamePart) + u'-' + QString::fromLatin1(hash);
}

} // namespace

PackagePlace placeOf(const QString &folder)
{
    const QFileInfo manifest(folder + manifestName);
    return {folder, manifest.size(), manifest.lastModified().toMSecsSinceEpoch()};
}

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
    const QStringList names = namesIn(m_folder, FolderEntry::Kind::Folder);
    for (const QString &name : names) {
        if (name.startsWith(u'.')) {
            continue; // hidden names are not hidden on every system
        }
        const QString folder = m_folder + u'/' + name;
        if (QFileInfo(folder + manifestName).isFile()) {
            found.push_back(placeOf(folder));
        }
    }
    return found;
}

void CourseStore::mend() const
{
    const QDir store(m_folder);
    const QStringList names = namesIn(m_folder, FolderEntry::Kind::Folder);
    for (const QString &name : names) {
        if (!name.startsWith(asidePrefix)) {
            continue;
        }
        const QString target = name.mid(asidePrefix.size());
        if (!store.exists(target)) {
            QDir().rename(store.filePath(name), store.filePath(target));
        } else {
            removeTree(store.filePath(name));
        }
    }
    Stagings::sweep(m_folder);
}

QString CourseStore::folderFor(const QString &slug, const QString &id) const
{
    return m_folder + u'/' + nameFor(slug, id);
}

QString CourseStore::freeFolder(const QString &slug, const QString &id) const
{
    const QString base = folderFor(slug, id);
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
    return flushFolder(m_folder).or_else([](const Error &) { return Result<void>(); }); // the files lie on the disk
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

void CourseStore::keepAside(const QString &target) const
{
    const QString aside = asideOf(target);
    if (QFileInfo::exists(aside)) {
        removePrevious(target);
        QDir().rename(aside, previousOf(target));
    }
}

bool CourseStore::hasPrevious(const QString &target) const
{
    return QFileInfo::exists(previousOf(target));
}

Result<void> CourseStore::bringBackPrevious(const QString &target) const
{
    return swapIn(previousOf(target), target).transform([&] { removeAside(target); });
}

void CourseStore::removePrevious(const QString &target) const
{
    removeTree(previousOf(target));
}

Result<void> CourseStore::remove(const QString &folder) const
{
    const QString doomed = Stagings::doomedName(m_folder);
    if (!QDir().rename(folder, doomed)) {
        return fail(ErrorCode::Unwritable,
                    Context::tr("The course cannot be deleted. Check the permissions of its folder."), folder);
    }
    removeTree(doomed);
    return {};
}

} // namespace Carrel
