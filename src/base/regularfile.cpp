// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/regularfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace Carrel
{

Result<void> openRegularFile(QFile &file)
{
    const QFileInfo info(file.fileName());
    if (info.exists() && !info.isFile() && !info.isDir()) {
        return fail(ErrorCode::Unreadable,
                    QCoreApplication::translate("RegularFile", "This is a pipe or a device and not a file."),
                    file.fileName());
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(ErrorCode::Unreadable, file.errorString(), file.fileName());
    }
    return {};
}

QByteArray beginningOfFile(const QString &path, qint64 most)
{
    QFile file(path);
    return path.isEmpty() || !openRegularFile(file) ? QByteArray() : file.read(most);
}

} // namespace Carrel
