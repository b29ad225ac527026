// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/outlinedelegate.h"

#include "base/shorttext.h"
#include "models/outlinemodel.h"
#include "widgets/shared/look.h"

#include <QAbstractItemView>
#include <QPainter>

namespace Carrel
{

namespace
{

constexpr int side = 16;
constexpr int signWidth = 20;
constexpr int minutesWidth = 28;
constexpr int above = 5;
constexpr int aboveModule = 12;
constexpr int aboveSection = 3;
constexpr int sectionStep = 12; // for a heading below another

bool isSection(const QModelIndex &index)
{
    return index.data(OutlineModel::BlockRole).isValid();
}

bool isLesson(const QModelIndex &index)
{
    return index.parent().isValid() && !isSection(index);
}

QFont titleFont(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    QFont font = option.font;
    if (index.data(OutlineModel::CurrentRole).toBool()) {
        font.setWeight(QFont::DemiBold);
    }
    return font;
}

QFont sectionFont(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    return Look::small(titleFont(option, index));
}

QRect sectionRect(const QRect &row, const QModelIndex &index)
{
    const int depth = index.data(OutlineModel::DepthRole).toInt();
    return row.adjusted(side + signWidth + depth * sectionStep, aboveSection, -side, -aboveSection);
}

QRect titleRect(const QRect &row)
{
    return row.adjusted(side + signWidth, above, -side - minutesWidth, -above);
}

QString titleOf(const QModelIndex &index)
{
    return breakable(index.data().toString());
}

constexpr int titleFlags = Qt::TextWordWrap | Qt::AlignTop;

void paintFocus(QPainter &painter, const QStyleOptionViewItem &option, const QColor &colour)
{
    if ((option.state & QStyle::State_HasFocus) != 0 && (option.state & QStyle::State_Selected) != 0) {
        painter.setPen(QPen(colour, 2));
        painter.drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -4, -1), 6, 6);
    }
}

void paintLesson(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const ThemeTokens colours = Look::colours(option.palette);
    const bool current = index.data(OutlineModel::CurrentRole).toBool();
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    if (current || (option.state & QStyle::State_MouseOver)) {
        painter.fillRect(option.rect, colours.accentSoft);
    }
    if (current) {
        painter.fillRect(visual(QRect(option.rect.topLeft(), QSize(3, option.rect.height()))), colours.accent);
    }
    paintFocus(painter, option, colours.accent);
    const QRect row = option.rect;
    const QRect title = titleRect(row);
    const int line = option.fontMetrics.height();
    const Qt::Alignment start = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
    const Qt::Alignment end = QStyle::visualAlignment(option.direction, Qt::AlignRight);

    painter.setPen(colours.ink2);
    painter.setFont(option.font);
    painter.drawText(visual(QRect(row.left() + side, title.top(), signWidth, line)), start | Qt::AlignVCenter,
                     index.data(OutlineModel::SignRole).toString());
    if (const int minutes = index.data(OutlineModel::MinutesRole).toInt(); minutes > 0) {
        painter.setFont(Look::small(option.font));
        painter.drawText(visual(QRect(row.right() - side - minutesWidth, title.top(), minutesWidth, line)),
                         end | Qt::AlignVCenter, QLocale().toString(minutes));
    }
    painter.setFont(titleFont(option, index));
    painter.setPen(index.data(OutlineModel::HereRole).toBool() ? colours.ink : colours.ink2);
    painter.drawText(visual(title), int(start) | titleFlags, titleOf(index));
}

/** Of the lesson on screen; the one one reads under is stronger and has a line before it. */
void paintSection(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const ThemeTokens colours = Look::colours(option.palette);
    const bool current = index.data(OutlineModel::CurrentRole).toBool();
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    if (option.state & QStyle::State_MouseOver) {
        painter.fillRect(option.rect, colours.accentSoft);
    }
    paintFocus(painter, option, colours.accent);
    const QRect title = sectionRect(option.rect, index);
    if (current) {
        painter.fillRect(visual(QRect(title.left() - 10, title.top() + 2, 2, title.height() - 4)), colours.accent);
    }
    painter.setFont(sectionFont(option, index));
    painter.setPen(current ? colours.ink : colours.ink2);
    painter.drawText(visual(title), int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | titleFlags,
                     titleOf(index));
}

void paintModule(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QFont font = Look::small(option.font);
    const QRect rect = option.rect.adjusted(side, aboveModule, -side, -above);
    painter.setFont(font);
    painter.setPen(Look::colours(option.palette).ink2);
    painter.drawText(rect, int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | titleFlags, titleOf(index));
}

} // namespace

OutlineDelegate::OutlineDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void OutlineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto); // titles read in their own direction
    painter->setRenderHint(QPainter::Antialiasing);
    if (isLesson(index)) {
        paintLesson(*painter, option, index);
    } else if (isSection(index)) {
        paintSection(*painter, option, index);
    } else {
        paintModule(*painter, option, index);
    }
    painter->restore();
}

QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // The title wraps, so the height depends on the width the tree has.
    const auto *const view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : 240;
    const QRect row(0, 0, width, 10'000);
    if (isLesson(index)) {
        const QFontMetrics metrics(titleFont(option, index));
        const QRect used = metrics.boundingRect(titleRect(row), titleFlags, titleOf(index));
        return {width, qMax(used.height(), option.fontMetrics.height()) + 2 * above};
    }
    if (isSection(index)) {
        const QRect used =
            QFontMetrics(sectionFont(option, index)).boundingRect(sectionRect(row, index), titleFlags, titleOf(index));
        return {width, used.height() + 2 * aboveSection};
    }
    const QFontMetrics metrics(Look::small(option.font));
    const QRect used = metrics.boundingRect(row.adjusted(side, 0, -side, 0), titleFlags, titleOf(index));
    return {width, used.height() + aboveModule + above};
}

} // namespace Carrel
