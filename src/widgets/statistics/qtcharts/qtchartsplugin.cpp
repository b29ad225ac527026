// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/qtcharts/barchart.h"

#include <QChartView>

namespace Carrel
{

class QtChartsPlugin final : public QObject, public ChartEngine
{
    Q_OBJECT
    Q_INTERFACES(Carrel::ChartEngine)
    Q_PLUGIN_METADATA(IID CarrelChartEngineId)

public:
    [[nodiscard]] QWidget *makeBars(const FigureChart &chart, const ChartLook &look, QWidget *parent) override
    {
        return makeBarChart(chart, look, parent);
    }
};

} // namespace Carrel

#include "qtchartsplugin.moc"
