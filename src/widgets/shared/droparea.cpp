// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/droparea.h"

#include "widgets/shared/plainlabel.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyle>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QStringList droppedPaths(const QMimeData &data)
{
    QStringList paths;
    const QList<QUrl> urls = data.urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

DropArea::DropArea(QWidget *parent)
    : QFrame(parent)
{
    setObjectName("dropArea"_L1);
    setAcceptDrops(true);
    auto *const text =
        new PlainLabel(tr("You can also drop a course here: a file, a folder or several of them."), this);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    text->setProperty("role", u"quiet"_s);
    auto *const column = new QVBoxLayout(this);
    column->setContentsMargins(16, 20, 16, 20);
    column->addWidget(text);
}

void DropArea::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedPaths(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
        setOver(true);
    }
}

void DropArea::dragLeaveEvent(QDragLeaveEvent *)
{
    setOver(false);
}

void DropArea::dropEvent(QDropEvent *event)
{
    setOver(false);
    event->acceptProposedAction();
    Q_EMIT dropped(droppedPaths(*event->mimeData()));
}

/** The dashes of a style sheet are half as thick as they should be, on some sides, where every pixel is two. */
void DropArea::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    if (property("over").toBool()) {
        return;
    }
    constexpr double radius = 8;
    QPen pen(palette().color(QPalette::PlaceholderText));
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({4, 3});
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void DropArea::setOver(bool over)
{
    setProperty("over", over);
    style()->unpolish(this);
    style()->polish(this);
}

} // namespace Carrel
