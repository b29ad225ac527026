// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/figure.h"
#include "render/tokens.h"

#include <QFont>
#include <QtPlugin>

class QWidget;

namespace Carrel
{

/** What a chart is drawn with. */
struct ChartLook {
    ThemeTokens tokens;
    QFont font;
    bool isMirrored = false; ///< reads from the right
};

/**
 * Draws charts. It lies in a plugin (widgets/statistics/qtcharts), so that the program starts without the libraries of
 * charts and where they are missing. Used by FigureSection alone.
 */
class ChartEngine
{
public:
    virtual ~ChartEngine() = default;
    /** A chart of bars, side by side or stacked; it takes no focus and no mouse, the table has every number. */
    [[nodiscard]] virtual QWidget *makeBars(const FigureChart &chart, const ChartLook &look, QWidget *parent) = 0;
};

/** The engine of this installation, loaded at the first call; nullptr: there is none. */
[[nodiscard]] ChartEngine *chartEngine();

} // namespace Carrel

#define CarrelChartEngineId "io.github.carrel.ChartEngine/1"
Q_DECLARE_INTERFACE(Carrel::ChartEngine, CarrelChartEngineId)
