// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/block.h"

#include <QFont>
#include <QPalette>
#include <QTextDocument>

#include <functional>

namespace Carrel
{

class CodeHighlighter;

/** What rich text is drawn with besides font and palette. Everything may be missing: then code has no colours and a
    picture is a box with its words. */
struct RichTextMeans {
    const CodeHighlighter *highlighter = nullptr;
    std::function<QString(const QString &path)> pictureFile; ///< where a picture of the course lies; empty: not here
};

/**
 * The words of a check laid out for a width: code that wraps instead of being cut, pictures no wider than the text,
 * formulas as their TeX. Drawn by RichTextLabel and OptionCard.
 */
class RichTextDocument final : public QTextDocument
{
    Q_OBJECT

public:
    explicit RichTextDocument(QObject *parent = nullptr);

    void setText(const RichText &text, const RichTextMeans &means, const QFont &font, const QPalette &palette);

    /** Puts @p words, bold and in @p ink, before everything else. */
    void addTag(const QString &words, const QColor &ink);

    /** Lays out for @p width pixels and returns the height this takes. */
    int layOut(int width);
    /** The width the text takes when no line has to be broken. */
    [[nodiscard]] int naturalWidth();

    /** Draws at @p topLeft with the colours of @p palette. */
    void paint(QPainter &painter, const QPoint &topLeft, const QPalette &palette) const;

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    void fitPictures(int width);
    void spaceLines();
    void shapeCode();
};

} // namespace Carrel
