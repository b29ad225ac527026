// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notes/notesdelegate.h"

#include "models/notesmodel.h"
#include "widgets/reader/markcolours.h"
#include "widgets/shared/look.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <utility>
#include <vector>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int side = 16;
constexpr int markWidth = 16;
constexpr int gap = 10; ///< between the mark and the words
constexpr int above = 8;
constexpr int between = 3;
constexpr int aboveGroup = 12;
constexpr int mostLines = 4; ///< of own words and of a quote each

/** One part of a row: some words in a font and a colour, on some lines. */
struct Part {
    QStringList lines;
    QFont font;
    QColor colour;

    [[nodiscard]] int height() const { return int(lines.size()) * QFontMetrics(font).lineSpacing(); }
};

/** @p text on lines of @p width, the last one cut off where there is more. */
QStringList brokenInto(const QString &text, const QFont &font, int width)
{
    QStringList lines;
    QTextLayout layout(QString(text).replace(u'\n', QChar::LineSeparator), font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const QString rest = text.sliced(line.textStart());
        if (lines.size() == mostLines - 1 && line.textStart() + line.textLength() < text.size()) {
            lines << QFontMetrics(font).elidedText(rest.simplified(), Qt::ElideRight, width);
            break;
        }
        lines << text.sliced(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

/** What is written in the row of a note, from top to bottom. */
std::vector<Part> partsOf(const QStyleOptionViewItem &option, const QModelIndex &index, int width)
{
    const ThemeTokens colours = Look::colours(option.palette);
    const QFont small = Look::small(option.font);
    std::vector<Part> parts;
    const auto add = [&](const QString &text, const QFont &font, const QColor &colour) {
        if (!text.isEmpty()) {
            parts.push_back({brokenInto(text, font, width), font, colour});
        }
    };
    add(index.data(NotesModel::NoteRole).toString(), option.font, colours.ink);
    QFont quoted = option.font;
    quoted.setItalic(true);
    add(index.data(NotesModel::QuoteRole).toString(), quoted, colours.ink2);
    if (parts.empty()) {
        add(index.data().toString(), option.font, colours.ink);
    }
    add(index.data(NotesModel::WhereRole).toString(), small, colours.ink2);
    add(index.data(NotesModel::LooseRole).toString(), small, colours.bad);
    add(NotesModel::tr("%1, %2", "kind of a note, the day it was made")
            .arg(index.data(NotesModel::KindRole).toString(), index.data(NotesModel::DayRole).toString()),
        small, colours.ink2);
    return parts;
}

int widthOf(const QStyleOptionViewItem &option)
{
    const auto *const view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view ? view->viewport()->width() : 240;
}

int wordsWidth(int width)
{
    return qMax(60, width - 2 * side - markWidth - gap);
}

/** The same signs as beside the text: a ribbon, a sheet with lines. */
void paintSign(QPainter &painter, const QRect &rect, AnnotationForm form, const ThemeTokens &colours)
{
    const QRectF sign(rect.left() + 2, rect.top(), 11, 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    if (form == AnnotationForm::Bookmark) {
        QPainterPath ribbon(sign.topLeft());
        ribbon.lineTo(sign.topRight());
        ribbon.lineTo(sign.bottomRight());
        ribbon.lineTo(sign.center().x(), sign.bottom() - 5);
        ribbon.lineTo(sign.bottomLeft());
        painter.drawPath(ribbon);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent, 1.5));
    painter.drawRoundedRect(sign.adjusted(0, 0, 1, -1), 2, 2);
    for (const int line : {4, 7, 10}) {
        painter.drawLine(QPointF(sign.left() + 3, sign.top() + line), QPointF(sign.right() - 2, sign.top() + line));
    }
}

void paintNote(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const ThemeTokens colours = Look::colours(option.palette);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    if (selected || (option.state & QStyle::State_MouseOver) != 0) {
        painter.fillRect(option.rect, colours.accentSoft);
    }
    if (selected && (option.state & QStyle::State_HasFocus) != 0) {
        painter.setPen(QPen(colours.accent, 2));
        painter.drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -4, -1), 6, 6);
    }
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    const QRect row = option.rect.adjusted(side, above, -side, -above);
    const QRect mark = visual(QRect(row.topLeft(), QSize(markWidth, 18)));
    if (const int colour = index.data(NotesModel::ColourRole).toInt(); colour >= 0) {
        paintMark(painter, mark, MarkColour(colour), option.palette);
    } else {
        paintSign(painter, mark, AnnotationForm(index.data(NotesModel::FormRole).toInt()), colours);
    }
    const int width = wordsWidth(option.rect.width());
    int top = row.top();
    for (const Part &part : partsOf(option, index, width)) {
        const int height = QFontMetrics(part.font).lineSpacing();
        painter.setFont(part.font);
        painter.setPen(part.colour);
        for (const QString &line : part.lines) {
            const QRect where = visual(QRect(row.left() + markWidth + gap, top, width, height));
            painter.drawText(where, int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)) | Qt::AlignTop, line);
            top += height;
        }
        top += between;
    }
}

void paintGroup(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const ThemeTokens colours = Look::colours(option.palette);
    const QRect rect = option.rect.adjusted(side, aboveGroup, -side, 0);
    const Qt::Alignment start = QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignTop;
    const QFont strong = Look::strong(option.font);
    const QFontMetrics metrics(strong);
    painter.setFont(strong);
    painter.setPen(colours.ink);
    painter.drawText(rect, start, metrics.elidedText(index.data().toString(), Qt::ElideRight, rect.width()));
    const QString where = index.data(NotesModel::WhereRole).toString();
    if (!where.isEmpty()) {
        const QFont small = Look::small(option.font);
        painter.setFont(small);
        painter.setPen(colours.ink2);
        painter.drawText(rect.adjusted(0, metrics.lineSpacing(), 0, 0), start,
                         QFontMetrics(small).elidedText(where, Qt::ElideRight, rect.width()));
    }
}

} // namespace

NotesDelegate::NotesDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{
}

void NotesDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto); // titles read in their own direction
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.parent().isValid()) {
        paintNote(*painter, option, index);
    } else {
        paintGroup(*painter, option, index);
    }
    painter->restore();
}

QSize NotesDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = widthOf(option);
    if (!index.parent().isValid()) {
        const bool second = !index.data(NotesModel::WhereRole).toString().isEmpty();
        return {width, aboveGroup + QFontMetrics(Look::strong(option.font)).lineSpacing() +
                           (second ? QFontMetrics(Look::small(option.font)).lineSpacing() : 0) + between};
    }
    int height = 2 * above;
    for (const Part &part : partsOf(option, index, wordsWidth(width))) {
        height += part.height() + between;
    }
    return {width, height};
}

} // namespace Carrel
