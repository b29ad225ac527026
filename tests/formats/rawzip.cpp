// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/rawzip.h"

#include <QtEndian>

namespace Carrel::Test
{

namespace
{

quint32 crc32(const QByteArray &bytes)
{
    quint32 crc = 0xFFFFFFFF;
    for (const char c : bytes) {
        crc ^= quint8(c);
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc >> 1) ^ (crc & 1 ? 0xEDB88320 : 0);
        }
    }
    return ~crc;
}

void put(QByteArray &to, quint16 number)
{
    to.append(char(number & 0xFF)).append(char(number >> 8));
}

void put(QByteArray &to, quint32 number)
{
    put(to, quint16(number & 0xFFFF));
    put(to, quint16(number >> 16));
}

/** Bare deflate: without the length Qt puts before and the head and checksum of zlib. */
QByteArray deflate(const QByteArray &bytes)
{
    return qCompress(bytes).sliced(6).chopped(4);
}

/** What both heads of an entry have in common, from "version needed" to the length of the name. */
QByteArray sharedHead(const RawEntry &entry, const QByteArray &packed)
{
    QByteArray head;
    put(head, quint16(20));
    put(head, entry.flags);
    put(head, quint16(entry.deflated ? 8 : 0));
    put(head, quint16(0));
    put(head, quint16(0x5C21)); // 1 January 2026
    put(head, crc32(entry.bytes));
    put(head, quint32(packed.size()));
    put(head, entry.claimedSize.value_or(quint32(entry.bytes.size())));
    put(head, quint16(entry.name.size()));
    put(head, quint16(0));
    return head;
}

} // namespace

QByteArray rawZip(const std::vector<RawEntry> &entries)
{
    QByteArray zip;
    QByteArray directory;
    for (const RawEntry &entry : entries) {
        const QByteArray packed = entry.deflated ? deflate(entry.bytes) : entry.bytes;
        const QByteArray head = sharedHead(entry, packed);
        directory += "PK\x01\x02";
        put(directory, quint16(20 | entry.host << 8));
        directory += head;
        put(directory, quint16(0));
        put(directory, quint16(0));
        put(directory, quint16(0));
        put(directory, entry.host == 3 ? entry.mode << 16 : 0);
        put(directory, quint32(zip.size()));
        directory += entry.name;
        zip += "PK\x03\x04" + head + entry.name + packed;
    }
    QByteArray end = "PK\x05\x06";
    put(end, quint32(0));
    put(end, quint16(entries.size()));
    put(end, quint16(entries.size()));
    put(end, quint32(directory.size()));
    put(end, quint32(zip.size()));
    put(end, quint16(0));
    return zip + directory + end;
}

} // namespace Carrel::Test
