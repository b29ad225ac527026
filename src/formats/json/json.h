// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <nlohmann/json.hpp>

namespace Carrel
{

/** JSON whose objects keep the order of their keys: the only kind that can be written back as it came. */
using Json = nlohmann::ordered_json;

[[nodiscard]] inline QString toQString(const std::string &utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

/** Compact UTF-8, as lessons are published. */
[[nodiscard]] inline QByteArray toBytes(const Json &json)
{
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace Carrel
