// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statistics/figure.h"

#include <QWidget>

namespace Carrel
{

/** A square for each day, a column for each week: the more of it is filled, the more there was on that day. */
class DayGrid final : public QWidget
{
    Q_OBJECT

public:
    explicit DayGrid(const FigureChart &chart, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] int dayCount() const { return int(m_values.size()); }
    [[nodiscard]] int columns() const { return (dayCount() + 6) / 7; }
    [[nodiscard]] int side() const;       ///< of a square and the gap beside it
    [[nodiscard]] int labelWidth() const; ///< of the names of weekdays
    [[nodiscard]] int labelHeight() const;
    [[nodiscard]] QRect cellOf(int day) const;
    [[nodiscard]] QDate dateOf(int day) const { return m_first.plusDays(day).date(); }
    void drawNames(QPainter &painter) const;

    StudyDay m_first;
    std::vector<double> m_values;
    double m_highest = 0;
};

} // namespace Carrel
