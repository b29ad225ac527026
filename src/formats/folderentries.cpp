// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/folderentries.h"

#include "base/folderlisting.h"

#include <QFileInfo>

#include <algorithm>

namespace Carrel
{

namespace
{

using Take = std::function<void(const FolderEntry &entry, const QFileInfo &info)>;

/** False when the folder cannot be read. */
bool forEachShown(const QString &folder, const Take &take)
{
    const auto entries = listFolder(folder);
    for (const FolderEntry &entry : entries ? *entries : std::vector<FolderEntry>()) {
        if (!entry.name.startsWith(u'.')) {
            take(entry, QFileInfo(folder.endsWith(u'/') ? folder + entry.name : folder + u'/' + entry.name));
        }
    }
    return entries.has_value();
}

} // namespace

FolderParts partsOf(const QString &folder)
{
    FolderParts parts;
    parts.isReadable = forEachShown(folder, [&parts](const FolderEntry &entry, const QFileInfo &info) {
        if (!entry.isText) {
            parts.oddlyNamed += info;
        } else if (entry.kind == FolderEntry::Kind::File) {
            parts.files += info;
        } else if (entry.kind == FolderEntry::Kind::Folder && !info.isSymLink()) {
            parts.folders += info;
        } else if (entry.kind == FolderEntry::Kind::Other && info.exists()) {
            parts.devices += info;
        }
    });
    return parts;
}

QFileInfoList entriesOf(const QString &folder, ListedEntries wanted)
{
    QFileInfoList infos;
    forEachShown(folder, [&infos, wanted](const FolderEntry &entry, const QFileInfo &info) {
        const bool isOfKind = (entry.kind == FolderEntry::Kind::File && wanted.testFlag(Listed::Files)) ||
                              (entry.kind == FolderEntry::Kind::Folder && wanted.testFlag(Listed::Folders));
        if (isOfKind && entry.isText && (!wanted.testFlag(Listed::NoLinks) || !info.isSymLink())) {
            infos += info;
        }
    });
    return infos;
}

QFileInfoList filesEnding(const QString &folder, const QStringList &endings)
{
    QFileInfoList files = entriesOf(folder, Listed::Files);
    files.removeIf([&endings](const QFileInfo &file) {
        return std::ranges::none_of(
            endings, [&file](const QString &ending) { return file.fileName().endsWith(ending, Qt::CaseInsensitive); });
    });
    return files;
}

bool visitFilesBelow(const QString &folder, ListedEntries wanted,
                     const std::function<bool(const QFileInfo &file)> &isEnough)
{
    QStringList waiting{folder};
    while (!waiting.isEmpty()) {
        const QFileInfoList entries = entriesOf(waiting.takeLast(), wanted | Listed::Files | Listed::Folders);
        for (const QFileInfo &entry : entries) {
            if (entry.isFile() && isEnough(entry)) {
                return true;
            }
            if (entry.isDir() && !entry.isSymLink()) {
                waiting += entry.filePath();
            }
        }
    }
    return false;
}

} // namespace Carrel
