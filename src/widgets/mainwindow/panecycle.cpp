// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/panecycle.h"

#include "widgets/shared/focusstops.h"
#include "widgets/shared/look.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QWidget>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** The line around a pane. */
class PaneMark final : public QWidget
{
public:
    explicit PaneMark(QWidget *window)
        : QWidget(window)
    {
        setObjectName("paneMark"_L1);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        hide();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setPen(QPen(Look::colours(palette()).accent, 2 * Look::line));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
};

bool isIn(const QWidget *pane, const QWidget *focus)
{
    return focus != nullptr && (pane == focus || pane->isAncestorOf(focus));
}

} // namespace

PaneCycle::PaneCycle(QWidget &window)
    : QObject(&window)
    , m_mark(new PaneMark(&window))
{
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        // Nothing: the whole window was left, and may be entered again.
        if (m_marked != nullptr && now != nullptr && !isIn(m_marked, now)) {
            unmark();
        }
    });
}

void PaneCycle::add(Pane pane)
{
    m_panes.push_back(std::move(pane));
}

void PaneCycle::step(int by)
{
    std::vector<const Pane *> there;
    for (const Pane &pane : m_panes) {
        if (pane.isThere()) {
            there.push_back(&pane);
        }
    }
    if (there.empty()) {
        return;
    }
    const QWidget *const focus = QApplication::focusWidget();
    const auto now = std::ranges::find_if(there, [focus](const Pane *pane) { return isIn(pane->widget, focus); });
    const auto count = int(there.size());
    const int from = now == there.end() ? (by > 0 ? -1 : count) : int(now - there.begin());
    const Pane &to = *there[size_t((from + by + count) % count)];
    to.enter();
    if (!isIn(to.widget, QApplication::focusWidget())) {
        // What should have it is not in sight: an empty list.
        if (const QList<QWidget *> stops = focusStops(*to.widget); !stops.isEmpty()) {
            stops.first()->setFocus(Qt::ShortcutFocusReason);
        }
    }
    mark(to.widget);
}

void PaneCycle::mark(QWidget *pane)
{
    unmark();
    m_marked = pane;
    pane->installEventFilter(this);
    m_mark->setGeometry(QRect(pane->mapTo(m_mark->parentWidget(), QPoint()), pane->size()));
    m_mark->show();
    m_mark->raise();
}

void PaneCycle::unmark()
{
    if (m_marked != nullptr) {
        m_marked->removeEventFilter(this);
        m_marked = nullptr;
    }
    m_mark->hide();
}

bool PaneCycle::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
        mark(m_marked);
        break;
    case QEvent::Hide:
        unmark();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Carrel
