// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonValue>

#include <optional>
#include <vector>

namespace Carrel
{

/** The list that is the value of a setting, each part read by @p read; nothing when it is none, or one part makes no
    sense. */
template<typename Part> [[nodiscard]] std::optional<std::vector<Part>>
listFromJson(const QJsonValue &value, std::optional<Part> (*read)(const QJsonValue &part))
{
    if (!value.isArray()) {
        return std::nullopt;
    }
    std::vector<Part> list;
    const QJsonArray array = value.toArray();
    for (const auto &each : array) {
        std::optional<Part> part = read(each);
        if (!part) {
            return std::nullopt;
        }
        list.push_back(*std::move(part));
    }
    return list;
}

} // namespace Carrel
