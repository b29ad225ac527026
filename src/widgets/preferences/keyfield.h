// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace Carrel
{

/** Takes the next key that is pressed in it, whatever that key does elsewhere; Tab leaves it, as any field. */
class KeyField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

Q_SIGNALS:
    void pressed(const QKeySequence &key);
    void left(); ///< by Esc

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace Carrel
