// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/archivereader.h"

#include <QFile>
#include <archive.h>
#include <archive_entry.h>

namespace Carrel
{

namespace
{

constexpr size_t blockSize = 64UL << 10;
constexpr qsizetype partSize = 256L << 10;

ArchiveEntry::Kind kindOf(archive_entry *entry)
{
    if (archive_entry_hardlink(entry) || archive_entry_symlink(entry)) {
        return ArchiveEntry::Kind::Link;
    }
    switch (archive_entry_filetype(entry)) {
    case AE_IFREG:
        return ArchiveEntry::Kind::File;
    case AE_IFDIR:
        return ArchiveEntry::Kind::Folder;
    case AE_IFLNK:
        return ArchiveEntry::Kind::Link;
    default:
        return ArchiveEntry::Kind::Special;
    }
}

ArchiveEntry entryFrom(archive_entry *from)
{
    ArchiveEntry entry;
    entry.kind = kindOf(from);
    entry.name = QByteArray(archive_entry_pathname(from));
    if (archive_entry_size_is_set(from)) {
        entry.size = archive_entry_size(from);
    }
    if (archive_entry_mtime_is_set(from)) {
        entry.modifiedMs = qint64(archive_entry_mtime(from)) * 1000;
    }
    entry.isEncrypted = archive_entry_is_encrypted(from) != 0;
    return entry;
}

} // namespace

ArchiveReader::ArchiveReader()
    : m_archive(archive_read_new(), &archive_read_free)
{
    archive_read_support_filter_gzip(m_archive.get());
    archive_read_support_format_tar(m_archive.get());
    archive_read_support_format_zip(m_archive.get());
}

bool ArchiveReader::open(const QString &path)
{
#ifdef Q_OS_WIN
    return archive_read_open_filename_w(m_archive.get(), path.toStdWString().c_str(), blockSize) == ARCHIVE_OK;
#else
    return archive_read_open_filename(m_archive.get(), QFile::encodeName(path).constData(), blockSize) == ARCHIVE_OK;
#endif
}

bool ArchiveReader::isZip() const
{
    return (archive_format(m_archive.get()) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_ZIP;
}

bool ArchiveReader::isTar() const
{
    return (archive_format(m_archive.get()) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_TAR;
}

ArchiveReader::Step ArchiveReader::next(ArchiveEntry &entry)
{
    archive_entry *head = nullptr;
    int status = ARCHIVE_RETRY;
    while (status == ARCHIVE_RETRY) {
        status = archive_read_next_header(m_archive.get(), &head);
    }
    switch (status) {
    case ARCHIVE_OK:
    case ARCHIVE_WARN:
        entry = entryFrom(head);
        return Step::Entry;
    case ARCHIVE_EOF:
        return Step::End;
    case ARCHIVE_FAILED:
        return Step::Unreadable;
    default:
        return Step::Broken;
    }
}

ArchiveReader::Part ArchiveReader::read(QByteArray &bytes)
{
    bytes.resize(partSize);
    la_ssize_t got = ARCHIVE_RETRY;
    while (got == ARCHIVE_RETRY) {
        got = archive_read_data(m_archive.get(), bytes.data(), size_t(bytes.size()));
    }
    bytes.truncate(std::max<qsizetype>(0, qsizetype(got)));
    if (got > 0) {
        return Part::Bytes;
    }
    if (got == 0) {
        return Part::End;
    }
    return got == ARCHIVE_FATAL ? Part::Broken : Part::Doubtful;
}

QString ArchiveReader::errorText() const
{
    return QString::fromUtf8(archive_error_string(m_archive.get()));
}

} // namespace Carrel
