// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"
#include "page/formulapictures.h"

#include <QFont>
#include <QPalette>
#include <QTextDocument>

#include <functional>
#include <vector>

namespace Carrel
{

class CodeHighlighter;

/** What rich text is drawn with besides font and palette. Everything may be missing: then code has no colours, a
    picture is a box with its words and a formula its TeX. */
struct RichTextMeans {
    const CodeHighlighter *highlighter = nullptr;
    std::function<QString(const QString &path)> pictureFile = {}; ///< where a picture lies; empty: not here
    FormulaPictures *formulas = nullptr;                          ///< outlives everything drawn with it
    QString language = {};                                        ///< of the course, BCP 47; empty: not known
};

/**
 * The words of a check laid out for a width: code that wraps instead of being cut, pictures and formulas no wider
 * than the text. Drawn by RichTextLabel and OptionCard.
 */
class RichTextDocument final : public QTextDocument
{
    Q_OBJECT

public:
    explicit RichTextDocument(QObject *parent = nullptr);

    void setText(const RichText &text, const RichTextMeans &means, const QFont &font, const QPalette &palette);

    /**
     * Puts @p words, bold and in @p ink, before everything else. They follow the direction of the text they stand
     * before; alone they read in @p direction.
     */
    void addTag(const QString &words, const QColor &ink, Qt::LayoutDirection direction);

    /** Lays out for @p width pixels and returns the height this takes. */
    int layOut(int width);
    /** The width the text takes when no line has to be broken. */
    [[nodiscard]] int naturalWidth();

    /** Draws at @p topLeft with the colours of @p palette. */
    void paint(QPainter &painter, const QPoint &topLeft, const QPalette &palette) const;

Q_SIGNALS:
    void formulaArrived(); ///< a picture that was not there when the text was set: set it again

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    [[nodiscard]] QString formulaUrl(const QString &tex, bool display, const RichTextMeans &means, const QColor &ink);
    [[nodiscard]] qreal deviceScale() const;
    void fitPictures(int width);
    void placeFormulas();
    void spaceLines();
    void directNeutralLines();
    void shapeCode();

    std::vector<FormulaPicture> m_formulas; ///< their URLs are "formula:" and the place here
    QStringList m_pictures;                 ///< files; their URLs are "picture:" and the place here
    QColor m_plate;                         ///< under drawings, which are made for light paper; invalid: none
    QMetaObject::Connection m_waiting;      ///< for a picture that is being made
};

} // namespace Carrel
