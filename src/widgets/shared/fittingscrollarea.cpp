// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/fittingscrollarea.h"

#include "widgets/shared/look.h"

#include <QCoreApplication>
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
    // Of the whole width: a scroll bar is there only while the height is not what is asked for here.
    const int wide = qMax(width(), widget()->minimumSizeHint().width());
    const int high = widget()->hasHeightForWidth() ? widget()->heightForWidth(wide) : widget()->sizeHint().height();
    return {wide, qMax(0, high)};
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

void FittingScrollArea::showDownTo(const QWidget *part)
{
    constexpr int beginning = 18 * Look::step;
    const int bottom = part->mapTo(widget(), QPoint(0, part->height())).y();
    verticalScrollBar()->setValue(bottom + beginning - viewport()->height());
}

void FittingScrollArea::settle()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

/** The widget tells its viewport when it needs another size. */
bool FittingScrollArea::viewportEvent(QEvent *event)
{
    const bool done = QScrollArea::viewportEvent(event);
    if (event->type() == QEvent::LayoutRequest) {
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
