// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/textlooks.h"

#include <QTextDocument>
#include <QWidget>

#include <utility>

namespace Carrel
{

/** A few lines set as a lesson would be, for who is choosing how. */
class TextSample final : public QWidget
{
    Q_OBJECT

public:
    explicit TextSample(QWidget *parent = nullptr);

    void setLooks(const TextLooks &looks);
    void setMostHeight(int height); ///< it is never taller: the choices need the rest of the window
    [[nodiscard]] const QTextDocument &document() const { return m_document; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void write();
    [[nodiscard]] double lineHeight() const;
    [[nodiscard]] std::pair<double, double> shownPart(double room) const;

    TextLooks m_looks;
    int m_mostHeight;
    QTextDocument m_document;
};

} // namespace Carrel
