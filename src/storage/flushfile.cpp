// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/flushfile.h"

#include "base/filewriting.h"

#include <QCoreApplication>
#include <QDirIterator>

#if defined(Q_OS_WIN)
#include <io.h>
#include <qt_windows.h>
#else
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString whyNot()
{
    return QCoreApplication::translate(
        "Storage", "The study folder cannot be written to. Check that the disk is not full and that "
                   "you may write there.");
}

} // namespace

Error writeError(const QString &path, const QString &reason)
{
    return {ErrorCode::Unwritable, whyNot(), path + u": "_s + reason};
}

Result<void> writeWhole(const QString &path, const QByteArray &bytes)
{
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder)) {
        return std::unexpected(writeError(folder, u"the folder cannot be made"_s));
    }
    return writeInPlace(path, bytes).transform_error([](const Error &error) {
        return Error{error.code, whyNot(), error.details};
    });
}

Result<void> flushToDisk(QFile &file)
{
    if (!file.flush()) {
        return std::unexpected(writeError(file.fileName(), file.errorString()));
    }
#if defined(Q_OS_WIN)
    const auto handle = reinterpret_cast<HANDLE>(_get_osfhandle(file.handle()));
    if (!FlushFileBuffers(handle)) {
        return std::unexpected(writeError(file.fileName(), qt_error_string(int(GetLastError()))));
    }
#else
#if defined(Q_OS_MACOS)
    // fsync leaves the bytes in the drive's own memory there. Volumes that lack the stronger call get the weaker one.
    if (fcntl(file.handle(), F_FULLFSYNC) == 0) {
        return {};
    }
#endif
    if (fsync(file.handle()) != 0) {
        return std::unexpected(writeError(file.fileName(), qt_error_string(errno)));
    }
#endif
    return {};
}

Result<void> flushFolder(const QString &folder)
{
#if !defined(Q_OS_WIN)
    const int handle = open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0) {
        return std::unexpected(writeError(folder, qt_error_string(errno)));
    }
    const bool flushed = fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP; // some shares know no such call
    const int reason = errno;
    close(handle);
    if (!flushed) {
        return std::unexpected(writeError(folder, qt_error_string(reason)));
    }
#else
    Q_UNUSED(folder)
#endif
    return {};
}

Result<void> flushTree(const QString &folder)
{
#if defined(Q_OS_LINUX)
    // One call for thousands of files: each for itself would wait for the disk as often.
    const int handle = open(QFile::encodeName(folder).constData(), O_RDONLY | O_CLOEXEC);
    const bool flushed = handle >= 0 && syncfs(handle) == 0;
    const int reason = errno;
    if (handle >= 0) {
        close(handle);
    }
    return flushed ? Result<void>() : std::unexpected(writeError(folder, qt_error_string(reason)));
#else
    for (QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadWrite)) {
            return std::unexpected(writeError(file.fileName(), file.errorString()));
        }
        if (auto flushed = flushToDisk(file); !flushed) {
            return flushed;
        }
    }
    return flushFolder(folder);
#endif
}

} // namespace Carrel
