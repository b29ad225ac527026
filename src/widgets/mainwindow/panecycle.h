// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QWidget;

namespace Carrel
{

/** A part of the window that keys lead to. */
struct Pane {
    QWidget *widget;
    std::function<bool()> isThere;
    std::function<void()> enter; ///< gives it the focus, and brings it into sight
};

/**
 * Leads the focus from pane to pane of the main window by keys, and draws a line around the one it came to until it
 * goes elsewhere, since not everything in a pane shows a focus of its own: a page is scrolled.
 */
class PaneCycle final : public QObject
{
    Q_OBJECT

public:
    explicit PaneCycle(QWidget &window);

    void add(Pane pane); ///< in the order they are gone through
    void step(int by);   ///< 1 or -1

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void mark(QWidget *pane);
    void unmark();

    std::vector<Pane> m_panes;
    QWidget *m_mark;
    QPointer<QWidget> m_marked;
};

} // namespace Carrel
