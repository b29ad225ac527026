// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "models/statistics/figuretablemodel.h"

#include <QWidget>

#include <memory>

namespace Carrel
{

namespace Ui
{
class FigureSection;
}

/** One figure of the statistics: what was found, its chart, the same as a table, and what it means. */
class FigureSection final : public QWidget
{
    Q_OBJECT

public:
    explicit FigureSection(QWidget *parent = nullptr);
    ~FigureSection() override;

    void showFigure(const Figure &figure);
    [[nodiscard]] const Figure &figure() const { return m_figure; }

    /** Draws the chart, if that is still to be done: it takes a while, and others are seen first. */
    bool drawChart();
    void showTable(bool shown);
    void comeAfter(const FigureSection &other); ///< in the order of Tab
    [[nodiscard]] Result<void> writeTable(const QString &path) const;

Q_SIGNALS:
    void linkRequested(const Carrel::FigureLink &link);
    void told(const QString &sentence);
    void failed(const Carrel::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] bool hasChart() const { return m_figure.chart.kind != FigureChart::Kind::None; }
    [[nodiscard]] QWidget *makeChart();
    void nameControls();
    void fitTable();
    [[nodiscard]] bool isLongColumn(int column) const;
    void saveTable();
    void openLink();

    const std::unique_ptr<Ui::FigureSection> m_ui;
    Figure m_figure;
    FigureTableModel m_table;
    QWidget *m_chart = nullptr; ///< nullptr: not drawn yet, or there is none
    bool m_isTableWanted = false;
};

} // namespace Carrel
