// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/event.h"

#include <QMenu>

namespace Carrel
{

/** How a check is laid aside: for a day, or for good and why. Used by CheckView. */
class AsideMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit AsideMenu(QWidget *parent);

    /** Below @p button; @p rest: it may rest for a day, too. */
    void openAt(const QWidget &button, bool rest);

Q_SIGNALS:
    void restChosen();
    void retirementChosen(Carrel::RetireReason reason);

private:
    QAction *m_rest;
};

} // namespace Carrel
