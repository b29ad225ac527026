// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/textlooks.h"

#include <QTextDocument>
#include <QWidget>

namespace Carrel
{

/** A few lines set as a lesson would be, for who is choosing how. */
class TextSample final : public QWidget
{
    Q_OBJECT

public:
    explicit TextSample(QWidget *parent = nullptr);

    void setLooks(const TextLooks &looks);
    [[nodiscard]] const QTextDocument &document() const { return m_document; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void write();

    TextLooks m_looks;
    QTextDocument m_document;
};

} // namespace Carrel
