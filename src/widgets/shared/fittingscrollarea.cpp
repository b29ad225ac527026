// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/fittingscrollarea.h"

#include "widgets/shared/look.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace Carrel
{

namespace
{

constexpr int leastHeight = 12 * Look::step;

/** Asks the layout for the height of what is in the area, at the width the layout has to give, and can do with less. */
class FittingItem final : public QWidgetItem
{
public:
    explicit FittingItem(FittingScrollArea *area)
        : QWidgetItem(area)
        , m_area(area)
    {
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return !isEmpty(); }
    [[nodiscard]] int heightForWidth(int width) const override { return isEmpty() ? -1 : m_area->heightFor(width); }
    [[nodiscard]] int minimumHeightForWidth(int width) const override
    {
        return qMin(leastHeight, heightForWidth(width));
    }

private:
    FittingScrollArea *m_area;
};

} // namespace

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

void FittingScrollArea::fitInto(QBoxLayout *layout)
{
    const int place = layout->indexOf(this);
    const int stretch = layout->stretch(place);
    delete layout->takeAt(place);
    layout->insertItem(place, new FittingItem(this));
    layout->setStretch(place, stretch);
}

int FittingScrollArea::heightFor(int width) const
{
    if (widget() == nullptr) {
        return 0;
    }
    return qMax(0, widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : widget()->sizeHint().height());
}

QSize FittingScrollArea::sizeHint() const
{
    const int wide = widget() == nullptr ? 0 : widget()->sizeHint().width();
    return {wide, heightFor(wide)};
}

QSize FittingScrollArea::minimumSizeHint() const
{
    return {0, leastHeight};
}

void FittingScrollArea::showFromTop(const QWidget *part)
{
    const int top = part->mapTo(widget(), QPoint()).y();
    verticalScrollBar()->setValue(top - Look::step);
}

void FittingScrollArea::showDownTo(const QWidget *part)
{
    constexpr int beginning = 9 * Look::step;
    const int bottom = part->mapTo(widget(), QPoint(0, part->height())).y();
    if (bottom + beginning <= viewport()->height()) {
        verticalScrollBar()->setValue(0);
    } else {
        showFromTop(part); // the end of a text alone, cut in the middle of a line, is worse than none of it
    }
}

bool FittingScrollArea::scrollByKey(int key)
{
    if (verticalScrollBar()->maximum() == 0) {
        return false;
    }
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        const bool down = key == Qt::Key_Down || key == Qt::Key_PageDown;
        const bool page = key == Qt::Key_PageUp || key == Qt::Key_PageDown;
        const int by = page ? verticalScrollBar()->pageStep() - 6 * Look::step : 12 * Look::step;
        verticalScrollBar()->setValue(verticalScrollBar()->value() + (down ? by : -by));
        return true;
    }
    case Qt::Key_Home:
        verticalScrollBar()->setValue(0);
        return true;
    case Qt::Key_End:
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
        return true;
    default:
        return false;
    }
}

void FittingScrollArea::settle()
{
    // A layout asks the one around it only when it is laid out itself: each pass brings this one level further.
    constexpr int levels = 8;
    for (int level = 0; level < levels; ++level) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
}

/** What is in it may want another height while it is hidden; its viewport is told only while all is visible. */
bool FittingScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fit();
    }
    return done;
}

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
    decideScrollBar();
}

void FittingScrollArea::fit()
{
    updateGeometry();
    decideScrollBar();
}

/** A scroll bar makes text narrower and so taller, which would give the bar its own reason to stay. */
void FittingScrollArea::decideScrollBar()
{
    setVerticalScrollBarPolicy(heightFor(width()) > height() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

} // namespace Carrel
