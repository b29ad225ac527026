// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/wheelzoom.h"

#include <QApplication>
#include <QWheelEvent>
#include <QWidget>

namespace Carrel
{

WheelZoom::WheelZoom(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    qApp->installEventFilter(this); // the page draws in a widget of the engine's, which comes and goes
}

bool WheelZoom::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel) {
        return false;
    }
    const auto *const widget = qobject_cast<QWidget *>(watched);
    auto *const wheel = static_cast<QWheelEvent *>(event);
    if (widget == nullptr || widget->window() != &m_window || !wheel->modifiers().testFlag(Qt::ControlModifier)) {
        return false;
    }
    m_rest += wheel->angleDelta().y();
    const int steps = m_rest / QWheelEvent::DefaultDeltasPerStep;
    m_rest -= steps * QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0) {
        Q_EMIT turned(steps);
    }
    wheel->accept();
    return true;
}

} // namespace Carrel
