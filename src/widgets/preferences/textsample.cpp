// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/textsample.h"

#include "widgets/shared/bundledfonts.h"
#include "widgets/shared/look.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int sampleHeight = 232; // of any text: what is changed must not push the control away from under the pointer
constexpr int leastHeight = 64;
constexpr int roomyHeight = 160; // from here on with as much paper around the text as beside it
constexpr int around = 4 * Look::step;

int aroundAbove(int height)
{
    return height < roomyHeight ? around / 2 : around;
}

double pixelsOf(const TextLooks &looks)
{
    return looks.size * looks.zoom / 100.0;
}

QTextCharFormat letters(const TextLooks &looks, bool strong)
{
    const double pixels = pixelsOf(looks);
    QFont font(familyOf(looks).name);
    font.setPixelSize(qMax(1, qRound(strong ? pixels * 1.26 : pixels)));
    font.setBold(strong);
    font.setLetterSpacing(QFont::AbsoluteSpacing, pixels * looks.letterSpacing / 100);
    font.setWordSpacing(pixels * looks.wordSpacing / 100);
    QTextCharFormat format;
    format.setFont(font);
    return format;
}

} // namespace

TextSample::TextSample(QWidget *parent)
    : QWidget(parent)
    , m_mostHeight(sampleHeight)
{
    m_document.setDocumentMargin(0);
    m_document.setUndoRedoEnabled(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Sample of the text"));
    write();
}

void TextSample::setLooks(const TextLooks &looks)
{
    m_looks = looks;
    write();
}

void TextSample::setMostHeight(int height)
{
    const int most = qBound(leastHeight, height, sampleHeight);
    if (most != m_mostHeight) {
        m_mostHeight = most;
        updateGeometry();
    }
}

QSize TextSample::sizeHint() const
{
    return {320, m_mostHeight};
}

double TextSample::lineHeight() const
{
    return m_looks.lineHeight * pixelsOf(m_looks) / 100;
}

/**
 * From where to where the laid out text is shown when there is @p room for it: whole lines, without the title when less
 * than two lines would fit below it.
 */
std::pair<double, double> TextSample::shownPart(double room) const
{
    const QAbstractTextDocumentLayout &layout = *m_document.documentLayout();
    const QTextBlock text = m_document.begin().next();
    const double textTop = layout.blockBoundingRect(text).top();
    const double from = textTop + 2 * lineHeight() > room ? textTop : 0;
    double end = textTop + lineHeight();
    for (int line = 1; line < text.layout()->lineCount() && end + lineHeight() <= from + room; ++line) {
        end += lineHeight();
    }
    return {from, end};
}

void TextSample::write()
{
    useBundledFont(familyOf(m_looks).name);
    const ThemeTokens tokens = Look::colours(palette());
    QTextBlockFormat line;
    line.setLineHeight(lineHeight(), QTextBlockFormat::FixedHeight);
    line.setBottomMargin(lineHeight() / 2);
    QTextBlockFormat title = line;
    title.setBottomMargin(pixelsOf(m_looks) * 0.4);
    QTextCharFormat code;
    code.setFont(Look::code(letters(m_looks, false).font()));
    code.setBackground(tokens.code);
    m_document.clear();
    QTextCursor cursor(&m_document);
    cursor.setBlockFormat(title);
    cursor.insertText(tr("One pile becomes two"), letters(m_looks, true));
    cursor.insertBlock(line);
    cursor.insertText(tr("Put every smaller card to the left of the pivot and every larger one to its right. It now "
                         "stands where it will stand in the end, as in"),
                      letters(m_looks, false));
    cursor.insertText(u" "_s, letters(m_looks, false));
    cursor.insertText(u"pivot = cards[0]"_s, code);
    cursor.insertText(tr(". Letters that look alike: I l 1, O 0, rn m."), letters(m_looks, false));
    cursor.select(QTextCursor::Document);
    QTextCharFormat ink;
    ink.setForeground(tokens.ink);
    cursor.mergeCharFormat(ink);
    update();
}

void TextSample::paintEvent(QPaintEvent *)
{
    const ThemeTokens tokens = Look::colours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tokens.line);
    painter.setBrush(tokens.paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Look::radius, Look::radius);
    const int above = aroundAbove(height());
    const QRect inside = rect().adjusted(around, above, -around, -above);
    m_document.setTextWidth(qMin<double>(inside.width(), measureOf(m_looks) * pixelsOf(m_looks)));
    const auto [from, end] = shownPart(inside.height());
    painter.setClipRect(QRectF(inside.left(), inside.top(), inside.width(), qMin<double>(inside.height(), end - from)));
    painter.translate(isRightToLeft() ? inside.right() - m_document.textWidth() : inside.left(), inside.top() - from);
    m_document.drawContents(&painter);
}

void TextSample::changeEvent(QEvent *event)
{
    Look::follow(*event, this, [this] { write(); });
    QWidget::changeEvent(event);
}

} // namespace Carrel
