// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QString>

#include <compare>

namespace Carrel
{

/** A string that names one kind of thing; ids of different kinds do not mix. Used across all layers. */
template<typename Tag> class StrongId
{
public:
    StrongId() = default;
    explicit StrongId(QString value)
        : m_value(std::move(value))
    {
    }

    [[nodiscard]] const QString &toString() const { return m_value; }
    [[nodiscard]] bool isEmpty() const { return m_value.isEmpty(); }

    bool operator==(const StrongId &) const = default;
    std::strong_ordering operator<=>(const StrongId &other) const { return m_value.compare(other.m_value) <=> 0; }

    friend size_t qHash(const StrongId &id, size_t seed = 0) noexcept { return ::qHash(id.m_value, seed); }

private:
    QString m_value;
};

} // namespace Carrel

template<typename Tag> struct std::hash<Carrel::StrongId<Tag>> {
    size_t operator()(const Carrel::StrongId<Tag> &id) const noexcept { return qHash(id, 0); }
};
