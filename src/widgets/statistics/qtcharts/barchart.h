// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/statistics/chartengine.h"

class QChartView;

namespace Carrel
{

/** @p chart as Qt Charts draws it. What colours tell apart is told by a pattern, too. */
[[nodiscard]] QChartView *makeBarChart(const FigureChart &chart, const ChartLook &look, QWidget *parent);

} // namespace Carrel
