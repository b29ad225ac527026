// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/gotodelegate.h"

#include "models/gotomodel.h"
#include "widgets/shared/look.h"

#include <QPainter>
#include <QTextLayout>

namespace Carrel
{

namespace
{

constexpr int side = 10;
constexpr int above = 7;
constexpr int between = 16;

QList<QTextLayout::FormatRange> marksOf(const QList<int> &places, qsizetype shown)
{
    QTextCharFormat format;
    format.setFontWeight(QFont::Bold);
    format.setFontUnderline(true);
    QList<QTextLayout::FormatRange> ranges;
    for (const int place : places) {
        if (place < shown) {
            ranges.append({place, 1, format});
        }
    }
    return ranges;
}

/** Draws the title at the start of @p rect. */
void paintTitle(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QString whole = index.data().toString();
    const QString shown = option.fontMetrics.elidedText(whole, Qt::ElideRight, rect.width());
    QTextLayout layout(shown, option.font);
    // The sign that stands for what was cut is none of the title.
    layout.setFormats(marksOf(index.data(GoToModel::MarksRole).value<QList<int>>(),
                              shown == whole ? shown.size() : shown.size() - 1));
    QTextOption text(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
    text.setWrapMode(QTextOption::NoWrap);
    text.setTextDirection(shown.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(text);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(rect.width());
    layout.endLayout();
    layout.draw(&painter, QPointF(rect.left(), rect.top() + (rect.height() - line.height()) / 2));
}

} // namespace

GoToDelegate::GoToDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void GoToDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ThemeTokens colours = Look::colours(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.accentSoft);
        painter->drawRoundedRect(option.rect, 6, 6);
    }
    if (option.state & QStyle::State_Selected) {
        painter->setPen(QPen(colours.accent, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
    const QRect inner = option.rect.adjusted(side, 0, -side, 0);
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, inner, rect); };
    const Qt::Alignment end = QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter;
    const QFont small = Look::small(option.font);
    const QFontMetrics metrics(small);
    const QString keys = index.data(GoToModel::KeysRole).toString();
    int right = inner.right();
    painter->setFont(small);
    if (!keys.isEmpty()) {
        const int width = metrics.horizontalAdvance(keys);
        painter->setPen(colours.ink);
        painter->drawText(visual(QRect(right - width, inner.top(), width, inner.height())), end, keys);
        right -= width + between;
    }
    const QString where =
        metrics.elidedText(index.data(GoToModel::WhereRole).toString(), Qt::ElideRight, (right - inner.left()) * 2 / 5);
    const int width = metrics.horizontalAdvance(where);
    painter->setPen(colours.ink2);
    painter->drawText(visual(QRect(right - width, inner.top(), width, inner.height())), end, where);
    right -= width + (width > 0 ? between : 0);
    painter->setPen(colours.ink);
    paintTitle(*painter, visual(QRect(inner.left(), inner.top(), right - inner.left(), inner.height())), option, index);
    painter->restore();
}

QSize GoToDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {200, option.fontMetrics.height() + 2 * above};
}

} // namespace Carrel
