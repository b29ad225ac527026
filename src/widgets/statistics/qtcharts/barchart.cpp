// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/qtcharts/barchart.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QLegend>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace Carrel
{

namespace
{

constexpr qsizetype mostNumbers = 14; // more of them above the bars would run into one another
constexpr double room = 1.15;         // above the highest bar, for its number
constexpr int steps = 4;

/** 1, 2 or 5 times a power of ten, so that about @p steps of it reach @p top. */
double niceStep(double top)
{
    const double rough = std::max(top / steps, 1.0);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (rough <= factor * power) {
            return factor * power;
        }
    }
    return 10 * power;
}

double highest(const FigureChart &chart)
{
    double highest = 0;
    for (qsizetype i = 0; i < chart.labels.size(); ++i) {
        double sum = 0;
        for (const ChartSeries &series : chart.series) {
            const double value = series.values.at(size_t(i));
            sum = chart.kind == FigureChart::Kind::Stacked ? sum + value : std::max(sum, value);
        }
        highest = std::max(highest, sum);
    }
    return highest;
}

void style(QAbstractAxis *axis, const ChartLook &look, const QString &title)
{
    axis->setLabelsColor(look.tokens.ink);
    axis->setLabelsFont(look.font);
    axis->setTitleText(title);
    axis->setTitleBrush(look.tokens.ink2);
    axis->setTitleFont(look.font);
    axis->setLinePen(look.tokens.ink2);
    axis->setGridLinePen(look.tokens.line);
}

QBarSet *barsOf(const ChartSeries &series, const ChartLook &look, bool isSecond)
{
    auto *const bars = new QBarSet(series.name);
    const QColor &colour = isSecond ? look.tokens.ink2 : look.tokens.accent;
    bars->setBrush(QBrush(colour, isSecond ? Qt::BDiagPattern : Qt::SolidPattern));
    bars->setPen(colour);
    bars->setLabelColor(look.tokens.ink);
    for (const double value : series.values) {
        bars->append(value);
    }
    return bars;
}

QAbstractBarSeries *seriesOf(const FigureChart &chart, const ChartLook &look)
{
    const bool isStacked = chart.kind == FigureChart::Kind::Stacked;
    auto *const bars = isStacked ? static_cast<QAbstractBarSeries *>(new QStackedBarSeries) : new QBarSeries;
    for (const ChartSeries &series : chart.series) {
        bars->append(barsOf(series, look, bars->count() > 0));
    }
    bars->setBarWidth(isStacked || chart.series.size() == 1 ? 0.7 : 0.8);
    bars->setLabelsPosition(QAbstractBarSeries::LabelsOutsideEnd);
    bars->setLabelsVisible(!isStacked && chart.labels.size() * qsizetype(chart.series.size()) <= mostNumbers);
    return bars;
}

QValueAxis *valuesOf(const FigureChart &chart, const ChartLook &look)
{
    constexpr double quarter = 25;
    auto *const axis = new QValueAxis;
    const double top = chart.top > 0 ? chart.top : highest(chart);
    const double step = chart.top > 0 ? quarter : niceStep(top);
    axis->setRange(0, std::max(top * room, step));
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickInterval(step);
    axis->setLabelFormat(QStringLiteral("%d"));
    style(axis, look, chart.counted);
    axis->setLineVisible(false);
    return axis;
}

/** Words of some length in lines below one another, as HTML, which is what labels are. Only a table centres lines whose
    width nobody sets. */
QString inLines(const QString &label)
{
    constexpr qsizetype longLabel = 9;
    const QString html = label.toHtmlEscaped();
    const qsizetype middle = label.size() > longLabel ? html.lastIndexOf(u' ', html.size() / 2 + 1) : -1;
    return middle < 0 ? html
                      : QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\"><tr><td align=\"center\">"
                                       "%1<br/>%2</td></tr></table>")
                            .arg(html.first(middle), html.sliced(middle + 1));
}

} // namespace

QChartView *makeBarChart(const FigureChart &chart, const ChartLook &look, QWidget *parent)
{
    auto *const drawn = new QChart;
    drawn->setBackgroundVisible(false);
    drawn->setMargins({});
    drawn->setFont(look.font);
    auto *const series = seriesOf(chart, look);
    drawn->addSeries(series);
    auto *const labels = new QBarCategoryAxis;
    for (const QString &label : chart.labels) {
        labels->append(inLines(label));
    }
    labels->setTruncateLabels(false); // else two figures become dots in a small window
    style(labels, look, chart.below);
    labels->setGridLineVisible(false);
    labels->setReverse(look.isMirrored);
    drawn->addAxis(labels, Qt::AlignBottom);
    series->attachAxis(labels);
    auto *const values = valuesOf(chart, look);
    drawn->addAxis(values, look.isMirrored ? Qt::AlignRight : Qt::AlignLeft);
    series->attachAxis(values);
    drawn->legend()->setVisible(chart.series.size() > 1);
    drawn->legend()->setAlignment(Qt::AlignTop);
    drawn->legend()->setFont(look.font);
    drawn->legend()->setLabelColor(look.tokens.ink);

    auto *const view = new QChartView(drawn, parent);
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    view->setBackgroundBrush(look.tokens.paper);
    view->setFocusPolicy(Qt::NoFocus);
    view->setAttribute(Qt::WA_TransparentForMouseEvents); // else it would keep the wheel from the page around it
    return view;
}

} // namespace Carrel
