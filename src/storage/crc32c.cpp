// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/crc32c.h"

#include <array>

namespace Carrel
{

namespace
{

constexpr quint32 reversedPolynomial = 0x82F63B78;
using Tables = std::array<std::array<quint32, 256>, 4>;

// Four tables, so that four bytes are taken at a time.
constexpr Tables makeTables()
{
    Tables tables{};
    for (quint32 i = 0; i < 256; ++i) {
        quint32 crc = i;
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? reversedPolynomial : 0);
        }
        tables[0][i] = crc;
    }
    for (quint32 i = 0; i < 256; ++i) {
        for (size_t slice = 1; slice < tables.size(); ++slice) {
            tables[slice][i] = (tables[slice - 1][i] >> 8) ^ tables[0][tables[slice - 1][i] & 0xff];
        }
    }
    return tables;
}

constexpr Tables tables = makeTables();

} // namespace

quint32 crc32c(QByteArrayView bytes)
{
    quint32 crc = 0xffffffff;
    const auto byte = [&bytes](qsizetype i) { return quint32(quint8(bytes[i])); };
    qsizetype i = 0;
    for (; i + 4 <= bytes.size(); i += 4) {
        crc ^= byte(i) | byte(i + 1) << 8 | byte(i + 2) << 16 | byte(i + 3) << 24;
        crc =
            tables[3][crc & 0xff] ^ tables[2][(crc >> 8) & 0xff] ^ tables[1][(crc >> 16) & 0xff] ^ tables[0][crc >> 24];
    }
    for (; i < bytes.size(); ++i) {
        crc = (crc >> 8) ^ tables[0][(crc ^ byte(i)) & 0xff];
    }
    return ~crc;
}

} // namespace Carrel
