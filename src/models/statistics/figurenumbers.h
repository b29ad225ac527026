// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/statistics/retention.h"

#include <QVariant>

#include <cmath>
#include <utility>

namespace Carrel
{

/** Numbers as the figures of the statistics write them. */
namespace FigureNumbers
{

inline constexpr int shownDays = 28; ///< four weeks: every day of the month is among them at most once

[[nodiscard]] inline int percent(double share)
{
    return int(std::lround(share * 100));
}

/** The share in percent, or nothing when it would say too little. */
[[nodiscard]] inline QVariant rememberedCell(const Retention &retention)
{
    return retention.isTelling() ? QVariant(percent(retention.remembered)) : QVariant();
}

[[nodiscard]] inline QVariant expectedCell(const Retention &retention)
{
    return retention.isTelling() ? QVariant(percent(retention.expected)) : QVariant();
}

[[nodiscard]] inline int inMinutes(qint64 ms)
{
    return int((ms + 30'000) / 60'000);
}

/** The minutes of two spans, whole ones that sum up to those of both together. */
[[nodiscard]] inline std::pair<int, int> inMinutes(qint64 firstMs, qint64 secondMs)
{
    constexpr qint64 minute = 60'000;
    const int rest = inMinutes(firstMs + secondMs) - int(firstMs / minute) - int(secondMs / minute); // 0, 1 or 2
    const int firstRest = (rest + (firstMs % minute >= secondMs % minute ? 1 : 0)) / 2;
    return {int(firstMs / minute) + firstRest, int(secondMs / minute) + rest - firstRest};
}

} // namespace FigureNumbers

} // namespace Carrel
