// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/searchhitdelegate.h"

#include "models/searchmodel.h"
#include "widgets/shared/look.h"

#include <QPainter>
#include <QTextLayout>

namespace Carrel
{

namespace
{

constexpr int margin = 8;

/** The snippet without its signs, and where the found words are. */
struct Marked {
    QString text;
    QList<QTextLayout::FormatRange> ranges;
};

Marked marked(const QString &snippet, const ThemeTokens &colours)
{
    Marked result;
    int begin = -1;
    for (const QChar c : snippet) {
        if (c == hitBegin) {
            begin = int(result.text.size());
        } else if (c == hitEnd && begin >= 0) {
            QTextCharFormat format;
            format.setBackground(colours.mark);
            result.ranges.append({begin, int(result.text.size()) - begin, format});
            begin = -1;
        } else {
            result.text += c == u'\n' ? u' ' : c;
        }
    }
    return result;
}

void paintSnippet(QPainter &painter, const QRect &rect, const Marked &snippet, const QStyleOptionViewItem &option)
{
    const QString shown = option.fontMetrics.elidedText(snippet.text, Qt::ElideRight, rect.width());
    QTextLayout layout(shown, option.font);
    QList<QTextLayout::FormatRange> ranges = snippet.ranges;
    ranges.removeIf([&shown](const auto &range) { return range.start + range.length > shown.size(); });
    layout.setFormats(ranges);
    QTextOption text;
    text.setWrapMode(QTextOption::NoWrap);
    text.setTextDirection(option.direction);
    layout.setTextOption(text);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(rect.width());
    layout.endLayout();
    painter.save();
    painter.setClipRect(rect);
    layout.draw(&painter, rect.topLeft());
    painter.restore();
}

} // namespace

SearchHitDelegate::SearchHitDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void SearchHitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ThemeTokens colours = Look::colours(option.palette);
    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto); // titles read in their own direction
    if (index.data(SearchModel::HeadingRole).toBool()) {
        painter->setFont(Look::strong(Look::small(option.font)));
        painter->setPen(colours.ink2);
        painter->drawText(option.rect.adjusted(margin, margin, -margin, 0),
                          QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter),
                          index.data().toString());
        painter->restore();
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.accentSoft);
        painter->drawRoundedRect(option.rect, 6, 6);
    }
    const QRect inner = option.rect.adjusted(margin, margin, -margin, -margin);
    const int line = option.fontMetrics.height();
    const Qt::Alignment start = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    const Qt::Alignment end = QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter);

    const QFont strong = Look::strong(option.font);
    const QString title =
        QFontMetrics(strong).elidedText(index.data().toString(), Qt::ElideRight, inner.width() * 3 / 5);
    const QRect head(inner.left(), inner.top(), inner.width(), line);
    painter->setFont(strong);
    painter->setPen(colours.ink);
    painter->drawText(head, start, title);
    const QFont small = Look::small(option.font);
    const QString where = QFontMetrics(small).elidedText(index.data(SearchModel::WhereRole).toString(), Qt::ElideRight,
                                                         inner.width() * 2 / 5 - margin);
    painter->setFont(small);
    painter->setPen(colours.ink2);
    painter->drawText(head, end, where);

    painter->setPen(colours.ink);
    const QRect below(inner.left(), head.bottom() + 3, inner.width(), line + 2);
    paintSnippet(*painter, below, marked(index.data(SearchModel::SnippetRole).toString(), colours), option);
    painter->restore();
}

QSize SearchHitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.data(SearchModel::HeadingRole).toBool()) {
        return {200, option.fontMetrics.height() + margin};
    }
    return {200, 2 * option.fontMetrics.height() + 2 * margin + 6};
}

} // namespace Carrel
