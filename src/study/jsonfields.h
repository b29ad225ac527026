// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"
#include "study/flatjson.h"

#include <QJsonArray>
#include <QJsonObject>

#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace Carrel
{

/** Puts typed fields into a JSON object. Used by the event codec only. */
class JsonWriter final
{
public:
    /** Begins with @p extra, so that what this version knows goes before it. */
    explicit JsonWriter(QJsonObject extra)
        : m_object(std::move(extra))
    {
    }

    void put(QLatin1StringView key, const QJsonValue &value) { m_object.insert(key, value); }
    template<typename Tag> void put(QLatin1StringView key, const StrongId<Tag> &id) { put(key, id.toString()); }
    void put(const LessonRef &lesson)
    {
        put(QLatin1StringView("course"), lesson.course);
        put(QLatin1StringView("lesson"), lesson.lesson);
    }
    void put(QLatin1StringView key, const std::vector<OptionKey> &keys)
    {
        QJsonArray array;
        for (const OptionKey &option : keys) {
            array.append(option.toString());
        }
        put(key, array);
    }
    void put(QLatin1StringView key, const std::vector<quint32> &numbers)
    {
        QJsonArray array;
        for (const quint32 number : numbers) {
            array.append(qint64(number));
        }
        put(key, array);
    }
    template<typename Enum, size_t count>
    void putWord(QLatin1StringView key, Enum value, const std::pair<Enum, QLatin1StringView> (&words)[count])
    {
        for (const auto &[known, word] : words) {
            if (known == value) {
                put(key, word);
            }
        }
    }

    [[nodiscard]] const QJsonObject &object() const { return m_object; }

private:
    QJsonObject m_object;
};

/** Takes typed fields out of a JSON object, or of the members of a flat one, and notes those that are missing or of
   another type; what nobody took is the rest. Used by the event codec only. */
class JsonReader final
{
public:
    explicit JsonReader(QJsonObject object)
        : m_object(std::move(object))
    {
    }
    explicit JsonReader(std::vector<FlatMember> members)
        : m_members(std::move(members))
    {
    }

    [[nodiscard]] QJsonValue value(QLatin1StringView key);
    [[nodiscard]] QString text(QLatin1StringView key);
    [[nodiscard]] bool flag(QLatin1StringView key);
    [[nodiscard]] double number(QLatin1StringView key);
    [[nodiscard]] qint64 whole(QLatin1StringView key, qint64 low = -largestExact, qint64 high = largestExact);
    [[nodiscard]] quint32 natural(QLatin1StringView key);
    [[nodiscard]] std::vector<OptionKey> keys(QLatin1StringView key);
    [[nodiscard]] std::vector<quint32> naturals(QLatin1StringView key);

    /** An id, which is never empty. */
    template<typename Id> [[nodiscard]] Id id(QLatin1StringView key)
    {
        const QString value = text(key);
        if (value.isEmpty()) {
            note(key);
        }
        return Id(value);
    }

    [[nodiscard]] LessonRef lesson()
    {
        return {id<CourseId>(QLatin1StringView("course")), id<LessonSlug>(QLatin1StringView("lesson"))};
    }

    template<typename Enum, size_t count>
    [[nodiscard]] Enum word(QLatin1StringView key, const std::pair<Enum, QLatin1StringView> (&words)[count])
    {
        const QString written = text(key);
        for (const auto &[known, word] : words) {
            if (written == word) {
                return known;
            }
        }
        note(key);
        return {};
    }

    [[nodiscard]] const QString &missing() const { return m_missing; } ///< names of bad fields; empty: none
    [[nodiscard]] QJsonObject rest() const;                            ///< what nobody asked for; not of flat members
    [[nodiscard]] bool tookAllMembers() const { return m_taken.size() == m_members.size(); }

private:
    static constexpr qint64 largestExact = qint64(1) << 53; ///< of a JSON number

    QJsonValue take(QLatin1StringView key);
    const FlatMember *takeMember(QLatin1StringView key, FlatMember::Kind kind);
    void note(QLatin1StringView key);

    QJsonObject m_object;
    std::vector<FlatMember> m_members; ///< instead of the object, by key
    std::vector<QLatin1StringView> m_taken;
    QString m_missing;
};

} // namespace Carrel
