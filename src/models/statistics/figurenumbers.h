// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/statistics/retention.h"

#include <QVariant>

#include <cmath>

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

} // namespace FigureNumbers

} // namespace Carrel
