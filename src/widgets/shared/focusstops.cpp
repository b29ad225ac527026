// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shared/focusstops.h"

#include "widgets/shared/look.h"

#include <QApplication>
#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QWidget>

namespace Carrel
{

namespace
{

class Gatherer final
{
public:
    void gather(QWidget *widget)
    {
        if (widget == nullptr || widget->isWindow() || !widget->isVisible() || m_seen.contains(widget)) {
            return;
        }
        m_seen.insert(widget);
        if ((widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr && widget->isEnabled()) {
            m_stops << widget;
        }
        gatherIn(*widget);
    }

    void gatherIn(const QWidget &widget)
    {
        if (const auto *const splitter = qobject_cast<const QSplitter *>(&widget)) {
            for (int i = 0; i < splitter->count(); ++i) {
                gather(splitter->widget(i));
            }
        }
        if (widget.layout() != nullptr) {
            gatherIn(*widget.layout());
        }
        // What no layout holds, such as a drawer.
        const QList<QWidget *> others = widget.findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        for (QWidget *const other : others) {
            gather(other);
        }
    }

    [[nodiscard]] QList<QWidget *> stops() const { return m_stops; }

private:
    void gatherIn(const QLayout &layout)
    {
        for (int i = 0; i < layout.count(); ++i) {
            QLayoutItem *const item = layout.itemAt(i);
            if (const QLayout *const inner = item->layout()) {
                gatherIn(*inner);
            } else {
                gather(item->widget());
            }
        }
    }

    QSet<const QWidget *> m_seen;
    QList<QWidget *> m_stops;
};

void bringIntoSight(QWidget &widget)
{
    constexpr int around = 2 * Look::step;
    for (QWidget *above = widget.parentWidget(); above != nullptr; above = above->parentWidget()) {
        auto *const area = qobject_cast<QScrollArea *>(above);
        if (area != nullptr && area->widget() != nullptr && area->widget()->isAncestorOf(&widget)) {
            // Not ensureWidgetVisible(), which shows a field's text cursor and cuts its frame.
            const QRect place(widget.mapTo(area->widget(), QPoint()), widget.size());
            const QPoint middle = place.center();
            area->ensureVisible(middle.x(), middle.y(), place.width() / 2 + around, place.height() / 2 + around);
        }
    }
}

} // namespace

QList<QWidget *> focusStops(const QWidget &area)
{
    Gatherer gatherer;
    gatherer.gatherIn(area);
    return gatherer.stops();
}

bool goToNextStop(const QList<QWidget *> &stops, bool next)
{
    const qsizetype at = stops.indexOf(QApplication::focusWidget());
    if (at < 0) {
        return false;
    }
    const qsizetype to = (at + (next ? 1 : stops.size() - 1)) % stops.size();
    stops[to]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void keepFocusInSight(QObject *owner)
{
    QObject::connect(qApp, &QApplication::focusChanged, owner, [](const QWidget *, QWidget *now) {
        // What is clicked stays under the mouse.
        if (now != nullptr && QGuiApplication::mouseButtons() == Qt::NoButton) {
            bringIntoSight(*now);
        }
    });
}

} // namespace Carrel
