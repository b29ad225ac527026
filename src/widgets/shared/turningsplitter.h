// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace Carrel
{

/** Its parts stand one above the other, and side by side where there is no height for that. */
class TurningSplitter final : public QSplitter
{
    Q_OBJECT

public:
    explicit TurningSplitter(QWidget *parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void turned(Qt::Orientation orientation);

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace Carrel
