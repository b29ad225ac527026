// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace Carrel
{

/** Turns the wheel with Ctrl, anywhere over one window, into steps of zoom. */
class WheelZoom final : public QObject
{
    Q_OBJECT

public:
    explicit WheelZoom(QWidget &window);

Q_SIGNALS:
    void turned(int steps); ///< above zero: larger

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
    int m_rest = 0; ///< of a finely turning wheel, in eighths of a degree
};

} // namespace Carrel
