// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shared/richtextdocument.h"

#include <QWidget>

namespace Carrel
{

/** Shows a question or a reason: rich text that takes the width it is given. Its accessible name is its words. */
class RichTextLabel final : public QWidget
{
    Q_OBJECT

public:
    explicit RichTextLabel(QWidget *parent = nullptr);

    void setText(const RichText &text, const RichTextMeans &means = {});

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void refresh();

    RichText m_text;
    RichTextMeans m_means;
    RichTextDocument *m_document;
};

} // namespace Carrel
