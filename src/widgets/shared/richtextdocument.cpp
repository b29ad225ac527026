// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/richtextdocument.h"

#include "render/documenttext.h"
#include "widgets/shared/look.h"

#include <QAbstractTextDocumentLayout>
#include <QImageReader>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QUrl>

namespace Carrel
{

namespace
{

constexpr qreal lineHeightPercent = 112;

bool hasCodeFamily(const QTextCharFormat &format)
{
    return format.fontFamilies().toStringList().contains(DocumentStyle().codeFamily);
}

} // namespace

RichTextDocument::RichTextDocument(QObject *parent)
    : QTextDocument(parent)
{
    setDocumentMargin(0);
    setUndoRedoEnabled(false);
    QTextOption option = defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setDefaultTextOption(option);
}

void RichTextDocument::setText(const RichText &text, const RichTextMeans &means, const QFont &font,
                               const QPalette &palette)
{
    setDefaultFont(font);
    DocumentStyle style;
    style.tokens = Look::colours(palette);
    style.highlighter = means.highlighter;
    if (means.pictureFile) {
        style.pictureUrl = [find = means.pictureFile](const QString &path) {
            const QString file = find(path);
            return file.isEmpty() ? QString() : QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded);
        };
    }
    setHtml(documentHtml(text, style));
    spaceLines();
    shapeCode();
}

void RichTextDocument::addTag(const QString &words, const QColor &ink)
{
    QTextCharFormat format;
    format.setForeground(ink);
    format.setFontWeight(QFont::DemiBold);
    QTextCursor cursor(this);
    const bool alone = cursor.block().length() <= 1;
    cursor.insertText(alone ? words : words + u' ', format);
}

int RichTextDocument::layOut(int width)
{
    if (qRound(textWidth()) != width) {
        fitPictures(width);
        setTextWidth(width);
    }
    return qCeil(size().height());
}

int RichTextDocument::naturalWidth()
{
    setTextWidth(-1);
    return qCeil(idealWidth());
}

void RichTextDocument::paint(QPainter &painter, const QPoint &topLeft, const QPalette &palette) const
{
    painter.save();
    painter.translate(topLeft);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette;
    documentLayout()->draw(&painter, context);
    painter.restore();
}

QVariant RichTextDocument::loadResource(int type, const QUrl &name)
{
    if (type != ImageResource || !name.isLocalFile()) {
        return {};
    }
    QImageReader reader(name.toLocalFile());
    reader.setDecideFormatFromContent(true);
    return reader.read();
}

void RichTextDocument::fitPictures(int width)
{
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            QTextImageFormat format = it.fragment().charFormat().toImageFormat();
            if (!format.isValid()) {
                continue;
            }
            const qreal natural = resource(ImageResource, QUrl(format.name())).value<QImage>().width();
            const qreal wanted = natural > 0 ? qMin<qreal>(natural, width) : width;
            if (format.width() != wanted) {
                QTextCursor cursor(this);
                cursor.setPosition(it.fragment().position());
                cursor.setPosition(it.fragment().position() + it.fragment().length(), QTextCursor::KeepAnchor);
                format.setWidth(wanted);
                cursor.setCharFormat(format);
                break;
            }
        }
    }
}

/** Lines with air between them, none of them too stubborn to wrap. */
void RichTextDocument::spaceLines()
{
    QTextBlockFormat format;
    format.setNonBreakableLines(false);
    format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
    QTextCursor cursor(this);
    cursor.select(QTextCursor::Document);
    cursor.mergeBlockFormat(format);
}

/** Code is set a little smaller, as its letters are wide, and without ligatures, as a learner must see what is typed.
 */
void RichTextDocument::shapeCode()
{
    QTextCharFormat format;
    format.setFont(Look::code(defaultFont()));
    std::vector<std::pair<int, int>> stretches;
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().fontFixedPitch() || hasCodeFamily(it.fragment().charFormat())) {
                stretches.emplace_back(it.fragment().position(), it.fragment().length());
            }
        }
    }
    for (const auto &[position, length] : stretches) {
        QTextCursor cursor(this);
        cursor.setPosition(position);
        cursor.setPosition(position + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

} // namespace Carrel
