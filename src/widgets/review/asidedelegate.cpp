// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/asidedelegate.h"

#include "models/asidemodel.h"
#include "widgets/shared/look.h"

#include <QPainter>

namespace Carrel
{

namespace
{

constexpr int side = 2 * Look::step;
constexpr int above = 2 * Look::step;

bool isHeading(const QModelIndex &index)
{
    return !index.parent().isValid();
}

QFont fontOf(const QStyleOptionViewItem &option, bool below)
{
    return below ? Look::small(option.font) : option.font;
}

} // namespace

AsideDelegate::AsideDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void AsideDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ThemeTokens colours = Look::colours(option.palette);
    const Qt::Alignment start = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto); // titles read in their own direction
    painter->setRenderHint(QPainter::Antialiasing);
    if (!isHeading(index) && (option.state & QStyle::State_Selected)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.accentSoft);
        painter->drawRoundedRect(option.rect, Look::radius, Look::radius);
    }
    QRect line = option.rect.adjusted(side, above, -side, -above);
    const auto write = [&](const QString &words, const QFont &font, const QColor &ink) {
        const QFontMetrics metrics(font);
        line.setHeight(metrics.lineSpacing());
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(line, start, metrics.elidedText(words, Qt::ElideRight, line.width()));
        line.moveTop(line.bottom() + 1);
    };
    if (isHeading(index)) {
        write(index.data().toString(), Look::strong(Look::small(option.font)), colours.ink2);
    } else {
        write(index.data().toString(), fontOf(option, false), colours.ink);
        write(index.data(AsideModel::BelowRole).toString(), fontOf(option, true), colours.ink2);
    }
    painter->restore();
}

QSize AsideDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int below = isHeading(index) ? 0 : QFontMetrics(fontOf(option, true)).lineSpacing();
    return {200, QFontMetrics(option.font).lineSpacing() + below + 2 * above};
}

} // namespace Carrel
