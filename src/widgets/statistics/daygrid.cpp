// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/daygrid.h"

#include "base/foreigntext.h"
#include "widgets/shared/look.h"

#include <QDate>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace Carrel
{

namespace
{

constexpr int week = 7;
constexpr int gap = 3;
constexpr int largestSide = 20;
constexpr int smallestSide = 10;
constexpr double least = 0.4; // of the side is filled on a day with anything at all, so that it is seen

} // namespace

DayGrid::DayGrid(const FigureChart &chart, QWidget *parent)
    : QWidget(parent)
    , m_first(chart.firstDay)
    , m_values(chart.series.front().values)
{
    if (!m_values.empty()) {
        m_highest = *std::ranges::max_element(m_values);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize DayGrid::sizeHint() const
{
    return {labelWidth() + columns() * largestSide, labelHeight() + week * largestSide};
}

int DayGrid::side() const
{
    return columns() == 0 ? largestSide : std::clamp((width() - labelWidth()) / columns(), smallestSide, largestSide);
}

int DayGrid::labelWidth() const
{
    int widest = 0;
    for (int day = Qt::Monday; day <= Qt::Sunday; ++day) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(locale().dayName(day, QLocale::ShortFormat)));
    }
    return widest + 2 * Look::step;
}

int DayGrid::labelHeight() const
{
    return fontMetrics().height() + Look::step;
}

QRect DayGrid::cellOf(int day) const
{
    const int size = side();
    const QRect cell(labelWidth() + day / week * size, labelHeight() + day % week * size, size - gap, size - gap);
    return QStyle::visualRect(layoutDirection(), rect(), cell);
}

void DayGrid::drawNames(QPainter &painter) const
{
    painter.setPen(Look::colours(palette()).ink2);
    for (int day = 0; day < week; day += 2) { // every name would not fit beside small squares
        const QRect cell = cellOf(day);
        const QRect row(0, cell.top(), labelWidth() - Look::step, cell.height());
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), row),
                         int(Qt::AlignVCenter | Qt::AlignLeading | Qt::TextDontClip),
                         locale().dayName(dateOf(day).dayOfWeek(), QLocale::ShortFormat));
    }
    int month = 0;
    for (int day = 0; day < dayCount(); day += week) {
        if (dateOf(day).month() != month && (month != 0 || dateOf(day).day() <= 2 * week)) {
            const QRect above(labelWidth() + day / week * side(), 0, 3 * side(), labelHeight());
            painter.drawText(QStyle::visualRect(layoutDirection(), rect(), above),
                             int(Qt::AlignTop | Qt::AlignLeading | Qt::TextDontClip),
                             locale().standaloneMonthName(dateOf(day).month(), QLocale::ShortFormat));
        }
        month = dateOf(day).month();
    }
}

void DayGrid::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ThemeTokens tokens = Look::colours(palette());
    drawNames(painter);
    for (int day = 0; day < dayCount(); ++day) {
        const QRect cell = cellOf(day);
        painter.setPen(tokens.line);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell.adjusted(0, 0, -1, -1));
        if (const double value = m_values.at(size_t(day)); value > 0) {
            const double share = least + (1 - least) * std::sqrt(value / m_highest);
            const int filled = int(std::lround(share * cell.width()));
            const int edge = (cell.width() - filled) / 2;
            painter.fillRect(cell.adjusted(edge, edge, -edge, -edge), tokens.accent);
        }
    }
}

bool DayGrid::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto *const help = static_cast<QHelpEvent *>(event);
    for (int day = 0; day < dayCount(); ++day) {
        if (cellOf(day).contains(help->pos())) {
            QToolTip::showText(help->globalPos(),
                               plainTip(tr("%1: %n minute(s)", "a day", int(std::lround(m_values.at(size_t(day)))))
                                            .arg(locale().toString(dateOf(day), QLocale::LongFormat))),
                               this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

} // namespace Carrel
