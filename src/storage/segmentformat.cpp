// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/segmentformat.h"

#include "storage/crc32c.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::SegmentFormat
{

namespace
{

constexpr QByteArrayView crcMember = ",\"crc\":\"";
constexpr qsizetype crcDigits = 8;
constexpr QByteArrayView lineEnd = "\"}";

QByteArray guarded(const QByteArray &openObject)
{
    const QByteArray crc = QByteArray::number(crc32c(openObject), 16).rightJustified(crcDigits, '0');
    return QByteArray(openObject).append(crcMember).append(crc).append(lineEnd).append('\n');
}

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

QByteArray headerLine(const SegmentHeader &header)
{
    return guarded("{\"head\":" + compact({{u"format"_s, version},
                                           {u"session"_s, header.session},
                                           {u"learner"_s, header.learner},
                                           {u"program"_s, header.program},
                                           {u"started"_s, header.startedMs},
                                           {u"utcOffset"_s, header.utcOffsetSeconds}}));
}

QByteArray eventLine(const SegmentLine &line)
{
    return guarded("{\"n\":" + QByteArray::number(line.n) + ",\"event\":" + line.payload);
}

QByteArray footerLine(qsizetype count, const QByteArray &sha256)
{
    return guarded("{\"foot\":{\"count\":" + QByteArray::number(count) + ",\"sha256\":\"" + sha256.toHex() + "\"}");
}

QByteArrayView guardedPart(QByteArrayView line)
{
    const qsizetype length = line.size() - crcMember.size() - crcDigits - lineEnd.size();
    if (length < 2 || !line.endsWith(lineEnd) || line.sliced(length, crcMember.size()) != crcMember) {
        return {};
    }
    bool isNumber = false;
    const quint32 crc = line.sliced(length + crcMember.size(), crcDigits).toUInt(&isNumber, 16);
    const QByteArrayView part = line.first(length);
    return isNumber && crc == crc32c(part) ? part : QByteArrayView();
}

} // namespace Carrel::SegmentFormat
