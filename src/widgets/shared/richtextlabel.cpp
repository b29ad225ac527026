// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/richtextlabel.h"

#include "course/plaintext.h"
#include "widgets/shared/accessiblerole.h"
#include "widgets/shared/look.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

namespace Carrel
{

RichTextLabel::RichTextLabel(QWidget *parent)
    : QWidget(parent)
    , m_document(new RichTextDocument(this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleRole(this, QAccessible::StaticText);
    connect(m_document, &RichTextDocument::formulaArrived, this, &RichTextLabel::refresh);
}

void RichTextLabel::setText(const RichText &text, const RichTextMeans &means)
{
    m_text = text;
    m_means = means;
    setAccessibleName(plainText(text));
    refresh();
}

QSize RichTextLabel::sizeHint() const
{
    const int width = m_document->naturalWidth();
    return {width, heightForWidth(width)};
}

QSize RichTextLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, fontMetrics().height()};
}

int RichTextLabel::heightForWidth(int width) const
{
    return m_document->layOut(width);
}

void RichTextLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_document->layOut(width());
    m_document->paint(painter, {}, palette());
}

void RichTextLabel::changeEvent(QEvent *event)
{
    Look::follow(*event, this, [this] { refresh(); });
    QWidget::changeEvent(event);
}

void RichTextLabel::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy text"), this, [this] { QApplication::clipboard()->setText(plainText(m_text)); });
    menu.exec(event->globalPos());
}

void RichTextLabel::refresh()
{
    m_document->setText(m_text, m_means, font(), palette());
    updateGeometry();
    update();
}

} // namespace Carrel
