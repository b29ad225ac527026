// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/picturesize.h"

#include <QtEndian>

namespace Carrel
{

namespace
{

template<typename Number> Number big(QByteArrayView bytes, qsizetype at)
{
    return qFromBigEndian<Number>(bytes.data() + at);
}

template<typename Number> Number little(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<Number>(bytes.data() + at);
}

std::optional<QSize> sizeOf(quint64 width, quint64 height)
{
    constexpr quint64 largest = 1ULL << 31;
    if (width == 0 || height == 0 || width >= largest || height >= largest) {
        return std::nullopt;
    }
    return QSize(int(width), int(height));
}

/** Walks the segments of a JPEG to its frame header. */
std::optional<QSize> jpegSize(QByteArrayView bytes)
{
    for (qsizetype at = 2; at + 9 < bytes.size();) {
        if (uchar(bytes[at]) != 0xFF) {
            return std::nullopt;
        }
        const uchar marker = uchar(bytes[at + 1]);
        const bool isFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (isFrame) {
            return sizeOf(big<quint16>(bytes, at + 7), big<quint16>(bytes, at + 5));
        }
        at += marker == 0xFF ? 1 : 2 + std::max<qsizetype>(2, big<quint16>(bytes, at + 2));
    }
    return std::nullopt;
}

std::optional<QSize> webpSize(QByteArrayView bytes)
{
    const QByteArrayView kind = bytes.sliced(12, 4);
    if (kind == "VP8X") {
        return sizeOf(1 + (little<quint32>(bytes, 24) & 0xFFFFFF), 1 + (little<quint32>(bytes, 26) >> 8));
    }
    if (kind == "VP8L") {
        const quint32 bits = little<quint32>(bytes, 21);
        return sizeOf(1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF));
    }
    return sizeOf(little<quint16>(bytes, 26) & 0x3FFF, little<quint16>(bytes, 28) & 0x3FFF);
}

} // namespace

std::optional<QSize> pictureSize(QByteArrayView bytes)
{
    if (bytes.size() >= 24 && bytes.startsWith("\x89PNG\r\n\x1a\n") && bytes.sliced(12, 4) == "IHDR") {
        return sizeOf(big<quint32>(bytes, 16), big<quint32>(bytes, 20));
    }
    if (bytes.size() >= 10 && (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a"))) {
        return sizeOf(little<quint16>(bytes, 6), little<quint16>(bytes, 8));
    }
    if (bytes.startsWith("\xff\xd8\xff")) {
        return jpegSize(bytes);
    }
    if (bytes.size() >= 26 && bytes.startsWith("BM")) {
        return sizeOf(little<quint32>(bytes, 18), quint64(std::abs(qint64(little<qint32>(bytes, 22)))));
    }
    if (bytes.size() >= 32 && bytes.startsWith("RIFF") && bytes.sliced(8, 4) == "WEBP") {
        return webpSize(bytes);
    }
    return std::nullopt;
}

} // namespace Carrel
