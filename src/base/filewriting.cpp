// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/filewriting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSaveFile>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::FileWriting)
};

} // namespace

Error notWritten(const QString &path, const QString &reason)
{
    return {ErrorCode::Unwritable,
            Words::tr("“%1” cannot be written: %2. Check that its disk has room and that you may write there.")
                .arg(QDir::toNativeSeparators(path), reason),
            path + u": "_s + reason};
}

Result<void> openToWrite(QSaveFile &file)
{
    return file.open(QIODevice::WriteOnly) ? Result<void>()
                                           : std::unexpected(notWritten(file.fileName(), file.errorString()));
}

Result<void> keepWritten(QSaveFile &file)
{
    // What waits in memory goes out before commit(), which closes the file and with that loses the reason.
    if (!file.flush() || file.error() != QFileDevice::NoError || !file.commit()) {
        return std::unexpected(notWritten(file.fileName(), file.errorString()));
    }
    return {};
}

Result<void> writeFile(const QString &path, const QByteArray &bytes, QIODevice::OpenMode how)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | how) || file.write(bytes) != bytes.size() || !file.flush()) {
        return std::unexpected(notWritten(path, file.errorString()));
    }
    return {};
}

Result<void> writeInPlace(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (auto opened = openToWrite(file); !opened) {
        return opened;
    }
    file.write(bytes);
    return keepWritten(file);
}

} // namespace Carrel
