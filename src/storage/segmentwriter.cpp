// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/segmentwriter.h"

#include "storage/flushfile.h"
#include "storage/remotefolder.h"
#include "storage/segmentformat.h"
#include "storage/segmentreader.h"
#include "storage/sessionid.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTimeZone>

#if defined(Q_OS_UNIX)
#include <sys/stat.h>
#endif

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString monthFolder(const QString &folder, qint64 startedMs)
{
    return folder + u'/' + QDateTime::fromMSecsSinceEpoch(startedMs, QTimeZone::UTC).toString(u"yyyy-MM"_s);
}

/** Whether the name of @p file still leads to the file that is open. */
bool isOpenFileAt(const QFile &file)
{
#if defined(Q_OS_UNIX)
    struct stat open = {};
    struct stat named = {};
    return fstat(file.handle(), &open) == 0 && stat(QFile::encodeName(file.fileName()).constData(), &named) == 0 &&
           open.st_dev == named.st_dev && open.st_ino == named.st_ino;
#else
    return file.exists(); // an open file cannot be replaced there
#endif
}

/** Whether the program that made it was ended before the first line lay there. */
bool isOnlyBegun(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return false;
    }
    const QByteArray bytes = file.readAll();
    return bytes.size() == file.size() && !bytes.contains('\n');
}

} // namespace

SegmentWriter::SegmentWriter(std::unique_ptr<QFile> file, bool staysOpen)
    : m_file(std::move(file))
    , m_staysOpen(staysOpen)
    , m_hash(std::make_unique<QCryptographicHash>(QCryptographicHash::Sha256))
{
}

Result<SegmentWriter> SegmentWriter::create(const QString &folder, const SegmentHeader &header, const QString &tail)
{
    const QString month = monthFolder(folder, header.startedMs);
    if (!QDir().mkpath(month)) {
        return std::unexpected(writeError(month, u"the folder cannot be made"_s));
    }
    auto file = std::make_unique<QFile>(month + u'/' + header.session + tail + u".part"_s);
    // Without a buffer: what a full disk refused would be written once more on closing, and that would fail again.
    if (!file->open(QIODevice::ReadWrite | QIODevice::NewOnly | QIODevice::Unbuffered)) {
        return std::unexpected(writeError(file->fileName(), file->errorString()));
    }
    SegmentWriter writer(std::move(file), !isRemote(month));
    if (auto written = writer.write(SegmentFormat::headerLine(header)); !written) {
        writer.discard(); // it holds nothing; a rest would only be read as damaged
        return std::unexpected(written.error());
    }
    if (auto flushed = flushFolder(month); !flushed) {
        writer.discard();
        return std::unexpected(flushed.error());
    }
    return writer;
}

Result<void> SegmentWriter::append(std::span<const SegmentLine> lines)
{
    QByteArray bytes;
    for (const SegmentLine &line : lines) {
        bytes += SegmentFormat::eventLine(line);
    }
    auto written = write(bytes);
    if (written) {
        m_count += qsizetype(lines.size());
    }
    return written;
}

Result<void> SegmentWriter::append(const SegmentLine &line)
{
    return append(std::span(&line, 1));
}

Result<void> SegmentWriter::close()
{
    const QByteArray digest = m_hash->result();
    if (auto written = write(SegmentFormat::footerLine(m_count, digest)); !written) {
        return written;
    }
    m_file->close();
    const QFileInfo info(*m_file);
    if (!m_file->rename(info.path() + u'/' + info.completeBaseName() + u".seg"_s)) {
        return std::unexpected(writeError(info.filePath(), m_file->errorString()));
    }
    return flushFolder(info.path());
}

bool SegmentWriter::isIntact() const
{
    const bool isThere = m_file->isOpen() ? isOpenFileAt(*m_file) : m_file->exists();
    if (!isThere || m_file->size() < m_goodSize) {
        return false;
    }
    QFile written(path());
    return written.open(QIODevice::ReadOnly) && written.seek(m_goodSize - m_lastBytes.size()) &&
           written.read(m_lastBytes.size()) == m_lastBytes;
}

void SegmentWriter::discard()
{
    m_file->close();
    QFile::remove(m_file->fileName());
}

QString SegmentWriter::path() const
{
    return m_file->fileName();
}

Result<void> SegmentWriter::write(const QByteArray &bytes)
{
    constexpr auto again = QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered;
    if (!m_file->isOpen() && !m_file->open(again)) {
        return std::unexpected(writeError(path(), m_file->errorString()));
    }
    auto written = writeToOpen(bytes);
    if (!m_staysOpen) {
        m_file->close();
    }
    return written;
}

Result<void> SegmentWriter::writeToOpen(const QByteArray &bytes)
{
    // What an earlier failure left behind the last good line is taken off, else this line would be glued to it.
    if ((m_file->size() != m_goodSize && !m_file->resize(m_goodSize)) || !m_file->seek(m_goodSize)) {
        return std::unexpected(writeError(path(), m_file->errorString()));
    }
    if (m_file->write(bytes) != bytes.size()) {
        return std::unexpected(writeError(path(), m_file->errorString()));
    }
    if (auto flushed = flushToDisk(*m_file); !flushed) {
        return flushed;
    }
    m_goodSize += bytes.size();
    m_lastBytes = bytes;
    m_hash->addData(bytes);
    return {};
}

Result<void> moveIntoClosed(const QString &path, const Segment &segment, const QString &folder)
{
    auto writer = SegmentWriter::create(folder, segment.header, u"+"_s + makeRandomId().left(8));
    if (!writer) {
        return std::unexpected(writer.error());
    }
    const auto readBack = [&writer]() -> Result<void> {
        const auto there = readSegment(writer->path());
        if (!there || !there->closed) {
            return std::unexpected(writeError(writer->path(), u"it does not read back as it was written"_s));
        }
        return {};
    };
    auto moved = writer->append(segment.lines).and_then([&writer] { return writer->close(); }).and_then(readBack);
    // A server may have removed it and say that there was none.
    if (moved && !QFile::remove(path) && QFile::exists(path)) {
        moved = std::unexpected(writeError(path, u"the old file cannot be removed"_s));
    }
    if (!moved) {
        writer->discard(); // else each time it is tried would leave one more
    }
    return moved;
}

Result<void> closeDeadSegment(const QString &path)
{
    if (isOnlyBegun(path) && QFile::remove(path)) {
        return {};
    }
    const auto segment = readSegment(path);
    if (!segment) {
        return std::unexpected(segment.error());
    }
    return moveIntoClosed(path, *segment, QFileInfo(QFileInfo(path).path()).path());
}

} // namespace Carrel
