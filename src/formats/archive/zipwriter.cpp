// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/zipwriter.h"

#include "base/filewriting.h"

#include <QCoreApplication>
#include <QFileDevice>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Carrel::ZipWriter)
};

constexpr int mostEntries = 0xFFFE;
constexpr qint64 mostBytes = 0x7FFFFFFF; // more needs the larger kind of zip, and no package is that large

std::array<quint32, 256> crcTable()
{
    std::array<quint32, 256> table = {};
    for (quint32 i = 0; i < table.size(); ++i) {
        quint32 value = i;
        for (int bit = 0; bit < 8; ++bit) {
            value = (value >> 1) ^ ((value & 1U) != 0 ? 0xEDB88320U : 0U);
        }
        table[i] = value;
    }
    return table;
}

quint32 crc32(const QByteArray &bytes)
{
    static const std::array<quint32, 256> table = crcTable();
    quint32 crc = 0xFFFFFFFF;
    for (const char c : bytes) {
        crc = (crc >> 8) ^ table[(crc ^ quint8(c)) & 0xFF];
    }
    return ~crc;
}

void put16(QByteArray &to, quint32 number)
{
    to.append(char(number & 0xFF)).append(char((number >> 8) & 0xFF));
}

void put32(QByteArray &to, quint32 number)
{
    put16(to, number & 0xFFFF);
    put16(to, number >> 16);
}

/** Bare deflate: what Qt makes, without the length it puts before and the head and checksum of zlib. */
QByteArray deflated(const QByteArray &bytes)
{
    constexpr qsizetype before = 6;
    constexpr qsizetype behind = 4;
    const QByteArray packed = qCompress(bytes, 9);
    return packed.size() > before + behind ? packed.sliced(before).chopped(behind) : packed;
}

/** What both heads of an entry have in common: from "version needed" to the length of the name. */
QByteArray sharedHead(const QByteArray &name, const QByteArray &bytes, const QByteArray &packed, bool isDeflated)
{
    constexpr quint32 nameIsUtf8 = 0x800;
    constexpr quint32 firstDay = 0x21; // 1 January 1980, the first a zip knows
    QByteArray head;
    put16(head, 20);
    put16(head, nameIsUtf8);
    put16(head, isDeflated ? 8 : 0);
    put16(head, 0);
    put16(head, firstDay);
    put32(head, crc32(bytes));
    put32(head, quint32(packed.size()));
    put32(head, quint32(bytes.size()));
    put16(head, quint32(name.size()));
    put16(head, 0);
    return head;
}

} // namespace

ZipWriter::ZipWriter(QIODevice &device)
    : m_device(device)
{
}

Result<void> ZipWriter::add(const QString &name, const QByteArray &bytes, Packing packing)
{
    constexpr quint32 madeByUnix = 3U << 8 | 20;
    constexpr quint32 plainFile = 0100644U << 16;
    QByteArray packed = packing == Packing::Deflated ? deflated(bytes) : bytes;
    const bool isDeflated = packing == Packing::Deflated && packed.size() < bytes.size();
    if (!isDeflated) {
        packed = bytes;
    }
    if (++m_entries > mostEntries || m_offset + packed.size() > mostBytes) {
        return fail(ErrorCode::TooLarge, Words::tr("The course is too large for one file."), name);
    }
    const QByteArray utf8 = name.toUtf8();
    const QByteArray head = sharedHead(utf8, bytes, packed, isDeflated);
    m_directory += "PK\x01\x02";
    put16(m_directory, madeByUnix);
    m_directory += head;
    put16(m_directory, 0);
    put32(m_directory, 0);
    put32(m_directory, plainFile);
    put32(m_directory, quint32(m_offset));
    m_directory += utf8;
    return write("PK\x03\x04" + head + utf8 + packed);
}

Result<void> ZipWriter::finish()
{
    const qint64 directoryAt = m_offset;
    QByteArray end = "PK\x05\x06";
    put32(end, 0);
    put16(end, quint32(m_entries));
    put16(end, quint32(m_entries));
    put32(end, quint32(m_directory.size()));
    put32(end, quint32(directoryAt));
    put16(end, 0);
    return write(m_directory + end);
}

Result<void> ZipWriter::write(const QByteArray &bytes)
{
    if (m_device.write(bytes) != bytes.size()) {
        const auto *const file = qobject_cast<const QFileDevice *>(&m_device);
        return std::unexpected(notWritten(file != nullptr ? file->fileName() : QString(), m_device.errorString()));
    }
    m_offset += bytes.size();
    return {};
}

} // namespace Carrel
