// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json/lessonjson.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace Carrel
{

namespace
{

using Keys = std::initializer_list<std::string_view>;

bool hasOnly(const Json &object, Keys keys)
{
    return std::ranges::all_of(object.items(),
                               [&keys](const auto &item) { return std::ranges::contains(keys, item.key()); });
}

bool plainRuns(const Json &runs)
{
    return runs.is_null() ||
           std::ranges::all_of(runs, [](const Json &run) { return hasOnly(run, {"text", "b", "i", "code"}); });
}

bool plainBlock(const Json &block)
{
    const std::string kind = block.value("t", std::string());
    if (kind == "h2") {
        return hasOnly(block, {"t", "id", "runs"}) && plainRuns(block["runs"]);
    }
    if (kind == "p") {
        return hasOnly(block, {"t", "runs"}) && plainRuns(block["runs"]);
    }
    return kind == "code" && hasOnly(block, {"t", "lang", "label", "text"});
}

bool plainOption(const Json &option)
{
    return hasOnly(option, {"text", "correct", "tempting"}) && plainRuns(option["text"]) &&
           plainRuns(option["tempting"]);
}

bool plainCheck(const Json &check)
{
    return check.is_null() ||
           (hasOnly(check, {"question", "options", "order", "why"}) && plainRuns(check["question"]) &&
            plainRuns(check["why"]) && std::ranges::all_of(check["options"], plainOption));
}

} // namespace

int neededSchema(const Json &reader)
{
    return !reader.contains("checks") && plainCheck(reader["check"]) &&
                   std::ranges::all_of(reader["blocks"], plainBlock)
               ? 1
               : 2;
}

} // namespace Carrel
