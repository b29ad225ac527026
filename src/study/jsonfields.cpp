// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/jsonfields.h"

#include <cmath>

namespace Carrel
{

QJsonValue JsonReader::take(QLatin1StringView key)
{
    m_taken.push_back(key);
    return m_object.value(key);
}

QJsonObject JsonReader::rest() const
{
    // Taking fields out one by one would copy the object; the usual event has nothing left.
    if (m_missing.isEmpty() && qsizetype(m_taken.size()) == m_object.size()) {
        return {};
    }
    QJsonObject left = m_object;
    for (const QLatin1StringView key : m_taken) {
        left.remove(key);
    }
    return left;
}

void JsonReader::note(QLatin1StringView key)
{
    if (!m_missing.isEmpty()) {
        m_missing += u' ';
    }
    m_missing += key;
}

QJsonValue JsonReader::value(QLatin1StringView key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined()) {
        note(key);
    }
    return value;
}

QString JsonReader::text(QLatin1StringView key)
{
    const QJsonValue given = take(key);
    if (!given.isString()) {
        note(key);
    }
    return given.toString();
}

bool JsonReader::flag(QLatin1StringView key)
{
    const QJsonValue given = take(key);
    if (!given.isBool()) {
        note(key);
    }
    return given.toBool();
}

double JsonReader::number(QLatin1StringView key)
{
    const QJsonValue given = take(key);
    if (!given.isDouble()) {
        note(key);
    }
    return given.toDouble();
}

qint64 JsonReader::whole(QLatin1StringView key, qint64 low, qint64 high)
{
    const double given = number(key);
    if (given < double(low) || given > double(high) || std::floor(given) != given) {
        note(key);
        return 0;
    }
    return qint64(given);
}

quint32 JsonReader::natural(QLatin1StringView key)
{
    return quint32(whole(key, 1, std::numeric_limits<quint32>::max()));
}

std::vector<OptionKey> JsonReader::keys(QLatin1StringView key)
{
    std::vector<OptionKey> keys;
    const QJsonValue given = value(key);
    const QJsonArray array = given.toArray();
    for (const QJsonValue &option : array) {
        keys.emplace_back(option.toString());
    }
    if (!given.isArray()) {
        note(key);
    }
    return keys;
}

std::vector<quint32> JsonReader::naturals(QLatin1StringView key)
{
    std::vector<quint32> numbers;
    const QJsonValue given = value(key);
    const QJsonArray array = given.toArray();
    for (const QJsonValue &number : array) {
        numbers.push_back(quint32(number.toInteger()));
    }
    if (!given.isArray()) {
        note(key);
    }
    return numbers;
}

} // namespace Carrel
