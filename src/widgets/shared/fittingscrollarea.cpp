// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/fittingscrollarea.h"

#include "widgets/shared/look.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace Carrel
{

FittingScrollArea::FittingScrollArea(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QSize FittingScrollArea::sizeHint() const
{
    if (widget() == nullptr || widget()->layout() == nullptr) {
        return QScrollArea::sizeHint();
    }
    const int width = qMax(viewport()->width(), widget()->minimumSizeHint().width());
    return {width, widget()->layout()->totalHeightForWidth(width)};
}

QSize FittingScrollArea::minimumSizeHint() const
{
    return {0, 12 * Look::step};
}

void FittingScrollArea::showFromTop(const QWidget *part)
{
    const int top = part->mapTo(widget(), QPoint()).y();
    verticalScrollBar()->setValue(top - Look::step);
}

bool FittingScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fit();
    }
    return done;
}

void FittingScrollArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void FittingScrollArea::fit()
{
    setMaximumHeight(sizeHint().height());
    updateGeometry();
}

} // namespace Carrel
