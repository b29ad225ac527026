// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/pace.h"

#include <algorithm>

namespace Carrel
{

qint64 expectedMs(const StudyState &state, std::span<const CheckKey> checks)
{
    qint64 sum = 0;
    for (const CheckKey &key : checks) {
        const CheckState *check = state.check(key);
        sum += check && check->answers > 0 ? check->medianMs : assumedAnswerMs;
    }
    return sum;
}

int expectedMinutes(const StudyState &state, std::span<const CheckKey> checks)
{
    if (checks.empty()) {
        return 0;
    }
    return int(std::max<qint64>(1, (expectedMs(state, checks) + 30'000) / 60'000));
}

} // namespace Carrel
