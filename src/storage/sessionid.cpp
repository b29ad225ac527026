// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sessionid.h"

#include <QRandomGenerator>
#include <QUuid>

#include <array>

namespace Carrel
{

QString makeSessionId(qint64 wallMs)
{
    const quint64 random = QRandomGenerator::system()->generate64();
    QUuid id;
    id.data1 = uint(quint64(wallMs) >> 16);
    id.data2 = ushort(quint64(wallMs) & 0xffff);
    id.data3 = ushort(0x7000 | (QRandomGenerator::system()->generate() & 0x0fff));
    for (int i = 0; i < 8; ++i) {
        id.data4[i] = uchar(random >> (8 * i));
    }
    id.data4[0] = uchar(0x80 | (id.data4[0] & 0x3f));
    return id.toString(QUuid::WithoutBraces);
}

QString makeRandomId()
{
    std::array<quint32, 4> bits{}; // the generator fills 32 bits of an element, whatever its size
    QRandomGenerator::system()->generate(bits.begin(), bits.end());
    const QByteArray bytes(reinterpret_cast<const char *>(bits.data()), sizeof bits);
    return QString::fromLatin1(bytes.toHex());
}

} // namespace Carrel
