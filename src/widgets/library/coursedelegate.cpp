// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/library/coursedelegate.h"

#include "models/courselistmodel.h"

#include <QPainter>

namespace Carrel
{

namespace
{

constexpr int margin = 12;
constexpr int gap = 4;
constexpr int barHeight = 4;
constexpr int between = 8; // from card to card

QFont titleFont(const QFont &base)
{
    QFont font = base;
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(base.pointSizeF() * 1.1);
    return font;
}

QString secondLine(const QModelIndex &index)
{
    const QString due = index.data(CourseListModel::DueWordsRole).toString();
    const QString progress = index.data(CourseListModel::ProgressWordsRole).toString();
    if (!index.data(CourseListModel::ReadyRole).toBool()) {
        return index.data(CourseListModel::ReasonRole).toString();
    }
    return due.isEmpty() ? progress
                         : CourseDelegate::tr("%1, %2", "progress of a course, checks due").arg(progress, due);
}

/** What is wrong with a part of a course that can be opened all the same. */
QString thirdLine(const QModelIndex &index)
{
    return index.data(CourseListModel::ReadyRole).toBool() ? index.data(CourseListModel::ReasonRole).toString()
                                                           : QString();
}

void paintCard(QPainter &painter, const QStyleOptionViewItem &option, const QRect &card)
{
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool focused = selected && (option.state & QStyle::State_HasFocus) != 0;
    const QPalette &palette = option.palette;
    const int wide = focused ? 2 : 1;
    const qreal half = wide / 2.0; // so that the line covers whole pixels
    painter.setPen(QPen(selected ? palette.color(QPalette::Accent) : palette.color(QPalette::Mid), wide));
    painter.setBrush(palette.color(QPalette::Window));
    painter.drawRoundedRect(QRectF(card).adjusted(half, half, -half, -half), 8, 8);
}

void paintBar(QPainter &painter, const QPalette &palette, QRect bar, double fraction, Qt::LayoutDirection direction)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Mid));
    painter.drawRoundedRect(bar, 2, 2);
    const int done = int(bar.width() * fraction);
    if (done > 0) {
        const QRect part(direction == Qt::RightToLeft ? bar.right() - done + 1 : bar.left(), bar.top(), done,
                         bar.height());
        painter.setBrush(palette.color(QPalette::Accent));
        painter.drawRoundedRect(part, 2, 2);
    }
}

} // namespace

CourseDelegate::CourseDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void CourseDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect card = option.rect.adjusted(0, 0, 0, -between);
    paintCard(*painter, option, card);

    const QRect inner = card.adjusted(margin, margin, -margin, -margin);
    const Qt::Alignment start = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    const QFont font = titleFont(option.font);
    const QFontMetrics metrics(font);
    const QRect title(inner.left(), inner.top(), inner.width(), metrics.height());
    painter->setFont(font);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->setLayoutDirection(Qt::LayoutDirectionAuto); // a title reads in its own direction
    painter->drawText(title, start, metrics.elidedText(index.data().toString(), Qt::ElideRight, title.width()));
    painter->setLayoutDirection(option.direction);

    const bool ready = index.data(CourseListModel::ReadyRole).toBool();
    const QRect second(inner.left(), title.bottom() + gap, inner.width(), option.fontMetrics.height());
    painter->setFont(option.font);
    painter->setPen(option.palette.color(ready ? QPalette::PlaceholderText : QPalette::BrightText));
    painter->drawText(second, start, option.fontMetrics.elidedText(secondLine(index), Qt::ElideRight, second.width()));
    if (const QString wrong = thirdLine(index); !wrong.isEmpty()) {
        const QRect third = second.translated(0, second.height() + gap);
        painter->setPen(option.palette.color(QPalette::BrightText));
        painter->drawText(third, start, option.fontMetrics.elidedText(wrong, Qt::ElideRight, third.width()));
    }

    if (ready) {
        const QRect bar(inner.left(), inner.bottom() - barHeight + 1, inner.width(), barHeight);
        paintBar(*painter, option.palette, bar, index.data(CourseListModel::FractionRole).toDouble(), option.direction);
    }
    painter->restore();
}

QSize CourseDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int text = QFontMetrics(titleFont(option.font)).height() + gap + option.fontMetrics.height();
    const int bar = index.data(CourseListModel::ReadyRole).toBool() ? 2 * gap + barHeight : 0;
    const int third = thirdLine(index).isEmpty() ? 0 : gap + option.fontMetrics.height();
    return {200, 2 * margin + text + third + bar + between};
}

} // namespace Carrel
