// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/richtextdocument.h"

#include "course/plaintext.h"
#include "render/documenttext.h"
#include "render/language.h"
#include "render/svgcleaner.h"
#include "widgets/shared/hanletters.h"
#include "widgets/shared/look.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr qreal lineHeightPercent = 112;
const QString formulaScheme = QStringLiteral("formula:");
// Not the address of the file: that the document would draw from the disk, past the cleaning of drawings.
const QString pictureScheme = QStringLiteral("picture:");
const QString gapScheme = QStringLiteral("gap:"); ///< and how many letters wide, until a formula is there

const FormulaPicture *formulaAt(const QString &url, const std::vector<FormulaPicture> &formulas)
{
    if (!url.startsWith(formulaScheme)) {
        return nullptr;
    }
    const size_t place = QStringView(url).sliced(formulaScheme.size()).toULong();
    return place < formulas.size() ? &formulas[place] : nullptr;
}

bool hasCodeFamily(const QTextCharFormat &format)
{
    return format.fontFamilies().toStringList().contains(DocumentStyle().codeFamily);
}

/** What @p device holds, if its head does not claim more pixels than can be shown; a drawing sharp at @p scale. */
QImage decoded(QIODevice &device, bool isDrawing, qreal scale)
{
    constexpr qint64 mostPixels = 64'000'000;
    QImageReader reader(&device);
    reader.setDecideFormatFromContent(true);
    const QSize size = isDrawing ? reader.size() * scale : reader.size();
    const bool isUncleaned = !isDrawing && reader.format().startsWith("svg");
    if (isUncleaned || qint64(size.width()) * size.height() > mostPixels) {
        return {};
    }
    if (isDrawing) {
        reader.setScaledSize(size);
    }
    QImage image = reader.read();
    image.setDevicePixelRatio(isDrawing ? scale : 1);
    return image;
}

/** A picture of a course; a drawing only after cleaning. */
QImage pictureIn(const QString &path, qreal scale)
{
    constexpr qint64 enough = 4096;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    if (!isSvg(file.peek(enough))) {
        return decoded(file, false, scale);
    }
    QByteArray drawing = cleanedSvg(file.readAll());
    QBuffer buffer(&drawing);
    return buffer.open(QIODevice::ReadOnly) ? decoded(buffer, true, scale) : QImage();
}

/** A drawing without ground, dark on nothing, laid on @p plate so that it is seen on dark paper. */
QImage onPlate(const QImage &image, const QColor &plate)
{
    if (!plate.isValid() || !image.hasAlphaChannel()) {
        return image;
    }
    const qreal scale = image.devicePixelRatio();
    const int around = qRound(2 * Look::step * scale);
    QImage laid(image.size() + QSize(2 * around, 2 * around), QImage::Format_ARGB32_Premultiplied);
    laid.fill(Qt::transparent);
    QPainter painter(&laid);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(laid.rect(), Look::radius * scale, Look::radius * scale);
    painter.drawImage(QRect(QPoint(around, around), image.size()), image);
    painter.end();
    laid.setDevicePixelRatio(scale);
    return laid;
}

QImage gapOf(const QString &url, const QFont &font)
{
    const int letters = QStringView(url).sliced(gapScheme.size()).toInt();
    const QFontMetrics metrics(font);
    QImage gap(qMax(1, letters * metrics.averageCharWidth()), metrics.height(), QImage::Format_ARGB32_Premultiplied);
    gap.fill(Qt::transparent);
    return gap;
}

bool hasHan(const RichText &text)
{
    return std::ranges::any_of(plainText(text), [](QChar letter) {
        return letter.script() == QChar::Script_Han || letter.script() == QChar::Script_Hangul;
    });
}

/** Gives every picture the format @p shaped makes of its own. */
void shapePictures(QTextDocument &document, const std::function<void(QTextImageFormat &)> &shaped)
{
    std::vector<std::pair<int, QTextImageFormat>> pictures; // first all, as a change ends the walk over them
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextImageFormat format = it.fragment().charFormat().toImageFormat();
            for (int at = 0; format.isValid() && at < it.fragment().length(); ++at) {
                pictures.emplace_back(it.fragment().position() + at, format);
            }
        }
    }
    for (auto &[position, format] : pictures) {
        shaped(format);
        QTextCursor cursor(&document);
        cursor.setPosition(position);
        cursor.setPosition(position + 1, QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
    }
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
    // Another family first would change the letters of every other script, too.
    const QFont lettered = hasHan(text) ? withHanLetters(font, languageOf(text, means.language)) : font;
    setDefaultFont(lettered); // formulas are as tall as its letters
    DocumentStyle style;
    style.tokens = Look::colours(palette);
    m_plate = style.tokens.ink.lightness() > style.tokens.paper.lightness() ? style.tokens.ink : QColor();
    style.highlighter = means.highlighter;
    if (means.pictureFile) {
        style.pictureUrl = [this, find = means.pictureFile](const QString &path) {
            const QString file = find(path);
            if (file.isEmpty()) {
                return QString();
            }
            m_pictures << file;
            return pictureScheme + QString::number(m_pictures.size() - 1);
        };
    }
    disconnect(m_waiting);
    m_waiting = {};
    m_formulas.clear();
    m_pictures.clear();
    if (means.formulas != nullptr) {
        style.formulaUrl = [this, &means, ink = style.tokens.ink](const QString &tex, bool display) {
            return formulaUrl(tex, display, means, ink);
        };
    }
    const QString html = documentHtml(text, style);
    if (html.contains(style.codeFamily)) {
        QFont plain = lettered;
        plain.setFeature(QFont::Tag("calt"), 0); // formats of a stretch of text cannot say it: code has no ligatures
        setDefaultFont(plain);
    }
    setHtml(html);
    spaceLines();
    directNeutralLines();
    shapeCode();
    placeFormulas();
    setTextWidth(-1); // the pictures are as wide as they are drawn, whatever width they were fitted to before
}

QString RichTextDocument::formulaUrl(const QString &tex, bool display, const RichTextMeans &means, const QColor &ink)
{
    const FormulaLook look{QFontInfo(defaultFont()).pixelSize(), ink, deviceScale()};
    const FormulaPicture picture = means.formulas->picture(tex, display, look);
    if (picture.image.isNull()) {
        if (!m_waiting) {
            m_waiting = connect(means.formulas, &FormulaPictures::arrived, this, &RichTextDocument::formulaArrived);
        }
        constexpr qsizetype widest = 12; // TeX is longer than what it draws
        return picture.isSoonThere ? gapScheme + QString::number(qMin(tex.size(), widest)) : QString();
    }
    m_formulas.push_back(picture);
    return formulaScheme + QString::number(m_formulas.size() - 1);
}

void RichTextDocument::addTag(const QString &words, const QColor &ink, Qt::LayoutDirection direction)
{
    QTextCharFormat format;
    format.setForeground(ink);
    format.setFontWeight(QFont::DemiBold);
    QTextCursor cursor(this);
    const bool alone = cursor.block().length() <= 1;
    QTextBlockFormat line;
    line.setLayoutDirection(alone ? direction : cursor.block().textDirection());
    cursor.mergeBlockFormat(line);
    // Isolated, so that the full stop of one direction does not wander in a line of the other.
    constexpr QChar isolate(0x2068);
    constexpr QChar isolateEnd(0x2069);
    cursor.insertText(isolate + words + isolateEnd, format);
    if (!alone) {
        cursor.insertText(QStringLiteral(" "));
    }
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
    if (const FormulaPicture *formula = formulaAt(name.toString(), m_formulas)) {
        return formula->image;
    }
    if (name.toString().startsWith(gapScheme)) {
        return gapOf(name.toString(), defaultFont());
    }
    if (type != ImageResource || !name.toString().startsWith(pictureScheme)) {
        return {};
    }
    const QString file = m_pictures.value(QStringView(name.toString()).sliced(pictureScheme.size()).toInt());
    // A new font lays out the text before once more, whose pictures are forgotten.
    return file.isEmpty() ? QVariant() : onPlate(pictureIn(file, deviceScale()), m_plate);
}

qreal RichTextDocument::deviceScale() const
{
    const auto *widget = qobject_cast<const QWidget *>(parent());
    return widget == nullptr ? 1 : widget->devicePixelRatioF();
}

void RichTextDocument::fitPictures(int width)
{
    shapePictures(*this, [this, width](QTextImageFormat &format) {
        const qreal natural =
            resource(ImageResource, QUrl(format.name())).value<QImage>().deviceIndependentSize().width();
        format.setWidth(natural > 0 ? qMin<qreal>(natural, width) : width);
    });
}

/**
 * Sets formulas onto the line of the text. A picture in the middle of its line is laid out around half the x-height of
 * its font; a font of the right size puts the formula's own line onto that of the words.
 */
void RichTextDocument::placeFormulas()
{
    shapePictures(*this, [this](QTextImageFormat &format) {
        const FormulaPicture *formula = formulaAt(format.name(), m_formulas);
        if (formula == nullptr || format.verticalAlignment() != QTextCharFormat::AlignMiddle) {
            return;
        }
        QFont font = defaultFont();
        const qreal above = formula->image.deviceIndependentSize().height() - formula->depth;
        const qreal xHeight = qMax(1, QFontMetrics(font).xHeight());
        font.setPixelSize(qMax(1, qRound(QFontInfo(font).pixelSize() * 2 * (above - formula->depth) / xHeight)));
        format.setFont(font);
    });
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
    // A line that is one picture or formula needs no air in proportion to its height.
    QTextBlockFormat close;
    close.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        if (block.text() == QChar(QChar::ObjectReplacementCharacter)) {
            QTextCursor(block).mergeBlockFormat(close);
        }
    }
}

/** Numbers and formulas alone have no direction of their own: they stand where the interface begins. */
void RichTextDocument::directNeutralLines()
{
    const auto *widget = qobject_cast<const QWidget *>(parent());
    if (widget == nullptr || !widget->isRightToLeft()) {
        return;
    }
    QTextBlockFormat format;
    format.setLayoutDirection(Qt::RightToLeft);
    for (QTextBlock block = begin(); block.isValid(); block = block.next()) {
        const QString text = block.text();
        if (std::ranges::none_of(text, [](QChar letter) { return letter.isLetter(); })) {
            QTextCursor(block).mergeBlockFormat(format);
        }
    }
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
