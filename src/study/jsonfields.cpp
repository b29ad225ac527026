// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/jsonfields.h"

#include <algorithm>
#include <cmath>

namespace Carrel
{

QJsonValue JsonReader::take(QLatin1StringView key)
{
    m_taken.push_back(key);
    return m_object.value(key);
}

const FlatMember *JsonReader::takeMember(QLatin1StringView key, FlatMember::Kind kind)
{
    const auto member = std::ranges::lower_bound(m_members, QByteArrayView(key), {}, &FlatMember::key);
    if (member == m_members.end() || member->key != QByteArrayView(key) || member->kind != kind) {
        note(key);
        return nullptr;
    }
    m_taken.push_back(key);
    return &*member;
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
    const QJsonValue value = take(key); // undefined for flat members, which have no such thing
    if (value.isUndefined()) {
        note(key);
    }
    return value;
}

QString JsonReader::text(QLatin1StringView key)
{
    if (!m_members.empty()) {
        const FlatMember *const member = takeMember(key, FlatMember::Kind::Text);
        return member ? QString::fromLatin1(member->text) : QString();
    }
    const QJsonValue given = take(key);
    if (!given.isString()) {
        note(key);
    }
    return given.toString();
}

bool JsonReader::flag(QLatin1StringView key)
{
    if (!m_members.empty()) {
        const auto isKey = [key](const FlatMember &member) { return member.key == QByteArrayView(key); };
        const auto member = std::ranges::find_if(m_members, isKey);
        const bool isTrue = member != m_members.end() && member->kind == FlatMember::Kind::True;
        return takeMember(key, isTrue ? FlatMember::Kind::True : FlatMember::Kind::False) && isTrue;
    }
    const QJsonValue given = take(key);
    if (!given.isBool()) {
        note(key);
    }
    return given.toBool();
}

double JsonReader::number(QLatin1StringView key)
{
    if (!m_members.empty()) {
        const FlatMember *const member = takeMember(key, FlatMember::Kind::Number);
        return member ? member->text.toDouble() : 0;
    }
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
    if (!m_members.empty()) {
        if (const FlatMember *const member = takeMember(key, FlatMember::Kind::Texts)) {
            for (const QByteArrayView item : member->items) {
                keys.emplace_back(QString::fromLatin1(item));
            }
        }
        return keys;
    }
    const QJsonValue given = value(key);
    const QJsonArray array = given.toArray();
    for (const auto &option : array) {
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
    if (!m_members.empty()) {
        if (const FlatMember *const member = takeMember(key, FlatMember::Kind::Numbers)) {
            for (const QByteArrayView item : member->items) {
                numbers.push_back(quint32(item.toLongLong()));
            }
        }
        return numbers;
    }
    const QJsonValue given = value(key);
    const QJsonArray array = given.toArray();
    for (const auto &number : array) {
        numbers.push_back(quint32(number.toInteger()));
    }
    if (!given.isArray()) {
        note(key);
    }
    return numbers;
}

} // namespace Carrel
