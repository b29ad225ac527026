// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

namespace Carrel
{

/** The middle of @p values, of an even number of them the larger one; nothing of none. */
template<typename Value> [[nodiscard]] std::optional<Value> median(std::vector<Value> values)
{
    if (values.empty()) {
        return std::nullopt;
    }
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::ranges::nth_element(values, middle);
    return *middle;
}

} // namespace Carrel
