// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/archive/zipend.h"

#include "base/regularfile.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>

namespace Carrel
{

std::optional<int> entriesByZipEnd(const QString &path)
{
    // The end record: signature, four numbers of two bytes, size and offset of the directory, length of a comment.
    constexpr qint64 recordSize = 22;
    constexpr qint64 longestComment = 0xFFFF;
    QFile file(path);
    if (!openRegularFile(file)) {
        return std::nullopt;
    }
    const qint64 from = std::max<qint64>(0, file.size() - recordSize - longestComment);
    file.seek(from);
    const QByteArray tail = file.readAll();
    for (qsizetype at = tail.lastIndexOf("PK\x05\x06"); at >= 0;
         at = at > 0 ? tail.lastIndexOf("PK\x05\x06", at - 1) : -1) {
        if (tail.size() - at < recordSize) {
            continue;
        }
        const char *record = tail.constData() + at;
        const qint64 comment = qFromLittleEndian<quint16>(record + 20);
        const qint64 directory =
            qint64(qFromLittleEndian<quint32>(record + 12)) + qFromLittleEndian<quint32>(record + 16);
        const bool isLarge = qFromLittleEndian<quint32>(record + 16) == 0xFFFFFFFF;
        if (at + recordSize + comment <= tail.size() && (isLarge || directory <= from + at)) {
            return qFromLittleEndian<quint16>(record + 10);
        }
    }
    return std::nullopt;
}

} // namespace Carrel
