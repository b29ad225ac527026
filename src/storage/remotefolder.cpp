// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/remotefolder.h"

#include <QDir>
#include <QFileInfo>

#if defined(Q_OS_WIN)
#include <qt_windows.h>
#elif defined(Q_OS_MACOS)
#include <sys/mount.h>
#include <sys/param.h>
#elif defined(Q_OS_LINUX)
#include <sys/vfs.h>

#include <algorithm>
#include <array>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString nearestExisting(const QString &path)
{
    QString folder = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    while (!QFileInfo::exists(folder)) {
        const QString parent = QFileInfo(folder).path();
        if (parent == folder) {
            break;
        }
        folder = parent;
    }
    return folder;
}

#if defined(Q_OS_LINUX)
// f_type of file systems that live on a disk or in memory of this computer: linux/magic.h and the file systems'
// sources. FUSE (0x65735546) is missing on purpose: it may be anything.
constexpr auto localTypes = std::to_array<quint32>({
    0xEF53,     // ext2, ext3, ext4
    0x58465342, // XFS
    0x9123683E, // btrfs
    0xCA451A4E, // bcachefs
    0xF2F52010, // F2FS
    0x2FC12FC1, // ZFS
    0x3153464A, // JFS
    0x52654973, // ReiserFS
    0x3434,     // NILFS
    0x01021994, // tmpfs
    0x858458F6, // ramfs
    0x794C7630, // overlayfs
    0xF15F,     // eCryptfs
    0x4D44,     // FAT
    0x2011BAB0, // exFAT
    0x5346544E, // NTFS
    0x7366746E, // NTFS3
    0x482B,     // HFS+
    0x73717368, // squashfs
    0xE0F5E1E2, // EROFS
    0x9660,     // ISO 9660
    0x15013346, // UDF
});
#endif

} // namespace

bool isRemote(const QString &path)
{
    const QString folder = nearestExisting(path);
#if defined(Q_OS_WIN)
    const QString native = QDir::toNativeSeparators(folder);
    if (native.startsWith(u"\\\\"_s)) {
        return true;
    }
    const QString root = native.left(3);
    const UINT type = GetDriveTypeW(reinterpret_cast<const wchar_t *>(root.utf16()));
    return type != DRIVE_FIXED && type != DRIVE_REMOVABLE && type != DRIVE_RAMDISK && type != DRIVE_CDROM;
#elif defined(Q_OS_MACOS)
    struct statfs info = {};
    return statfs(QFile::encodeName(folder).constData(), &info) != 0 || (info.f_flags & MNT_LOCAL) == 0;
#elif defined(Q_OS_LINUX)
    struct statfs info = {};
    return statfs(QFile::encodeName(folder).constData(), &info) != 0 ||
           std::ranges::find(localTypes, quint32(info.f_type)) == localTypes.end();
#else
    return true;
#endif
}

} // namespace Carrel
