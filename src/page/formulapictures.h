// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QObject>

#include <functional>
#include <memory>

namespace Carrel
{

class MathRenderer;
class PageEngine;

/** How a formula is to look. */
struct FormulaLook {
    int textPixels = 16; ///< of the text around it
    QColor ink;
    qreal scale = 1; ///< device pixels for one pixel
};

/** A formula as a picture with a transparent ground. */
struct FormulaPicture {
    QImage image;             ///< null: none, or not yet
    qreal depth = 0;          ///< how far it reaches below the line of the text, in pixels before scaling
    bool isSoonThere = false; ///< null only because it is being made, which has not taken long yet
};

/**
 * Pictures of formulas, drawn by the page engine off screen, for text that is drawn by widgets. A picture that is not
 * there yet is made while the program goes on; one that cannot be made stays null, and the TeX source is shown.
 */
class FormulaPictures final : public QObject
{
    Q_OBJECT

public:
    /** @p engine is called when the first formula is wanted; it and @p math outlive this. */
    FormulaPictures(std::function<PageEngine &()> engine, MathRenderer &math, QObject *parent = nullptr);
    ~FormulaPictures() override;

    /** The picture of @p tex; a null one when it has still to be made, then arrived() follows, also when it takes long.
     */
    [[nodiscard]] FormulaPicture picture(const QString &tex, bool display, const FormulaLook &look);

    /** Whether a picture that was asked for is still to come. */
    [[nodiscard]] bool isDrawing() const;

Q_SIGNALS:
    void arrived(); ///< one more picture can be had

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace Carrel
