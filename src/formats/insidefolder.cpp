// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/insidefolder.h"

#include "formats/address.h"
#include "formats/folderentries.h"

#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** The entry of @p folder called @p name, in other letter case when there is no such one. */
QString entryCalled(const QString &folder, const QString &name)
{
    if (QFileInfo::exists(folder + u'/' + name)) {
        return name;
    }
    const QFileInfoList entries = entriesOf(folder, Listed::Files | Listed::Folders);
    for (const QFileInfo &entry : entries) {
        if (entry.fileName().compare(name, Qt::CaseInsensitive) == 0) {
            return entry.fileName();
        }
    }
    return {};
}

} // namespace

std::optional<QString> fileInside(const QString &top, const QString &folder, const QString &address)
{
    const std::optional<QString> wanted = pathInCourse(folder, address);
    if (!wanted) {
        return std::nullopt;
    }
    QString path;
    for (const QString &part : wanted->split(u'/', Qt::SkipEmptyParts)) {
        const QString entry = entryCalled(path.isEmpty() ? top : top + u'/' + path, part);
        if (entry.isEmpty()) {
            return std::nullopt;
        }
        path += path.isEmpty() ? entry : u'/' + entry;
    }
    const QFileInfo info(top + u'/' + path);
    const QString root = QFileInfo(top).canonicalFilePath();
    const bool isInside = info.canonicalFilePath().startsWith(root.endsWith(u'/') ? root : root + u'/');
    return info.isFile() && !root.isEmpty() && isInside ? std::optional(path) : std::nullopt;
}

QString folderOf(const QString &path)
{
    return path.contains(u'/') ? path.section(u'/', 0, -2) : QString();
}

} // namespace Carrel
