// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/gotomodel.h"

#include <QFrame>
#include <QPointer>

#include <memory>

namespace Carrel
{

namespace Ui
{
class GoToPalette;
}

/**
 * A field over the window with everything one can go to by name under it, worked by keys alone. It stands until
 * something is chosen, Esc, or the focus goes elsewhere. Used by the main window.
 */
class GoToPalette final : public QFrame
{
    Q_OBJECT

public:
    explicit GoToPalette(QWidget *window);
    ~GoToPalette() override;

    /** Shows it with @p items; @p recent are the ids of those used last. */
    void open(std::vector<GoToItem> items, const QStringList &recent);
    [[nodiscard]] const GoToModel &model() const { return m_model; }

Q_SIGNALS:
    void chosen(const Carrel::GoToItem &item); ///< it is closed then, and the focus is where it was

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void narrow(const QString &words);
    void place();
    bool handleKey(int key);
    void select(int row);
    void choose();
    void close();
    void announce(const QString &words);

    std::unique_ptr<Ui::GoToPalette> m_ui;
    GoToModel m_model;
    QPointer<QWidget> m_focusBefore;
};

} // namespace Carrel
