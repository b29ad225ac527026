// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/turningsplitter.h"

#include <QResizeEvent>

namespace Carrel
{

namespace
{

constexpr int lowest = 240; // two parts of five lines each and their heads

} // namespace

TurningSplitter::TurningSplitter(QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
{
    setChildrenCollapsible(false);
    setHandleWidth(8);
}

QSize TurningSplitter::minimumSizeHint() const
{
    // As low as the lowest of its parts, in either direction: else it could never become low enough to turn.
    QSize size(0, 0);
    for (int i = 0; i < count(); ++i) {
        const QSize part = widget(i)->minimumSizeHint().expandedTo(widget(i)->minimumSize());
        size = size.expandedTo(part);
    }
    return size;
}

void TurningSplitter::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation wanted = event->size().height() < lowest ? Qt::Horizontal : Qt::Vertical;
    if (wanted != orientation()) {
        setOrientation(wanted);
        Q_EMIT turned(wanted);
    }
    QSplitter::resizeEvent(event);
}

} // namespace Carrel
