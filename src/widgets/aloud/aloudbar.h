// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/aloud/readaloud.h"

#include <QFrame>

#include <memory>

class QAction;
class QShortcut;

namespace Carrel
{

namespace Ui
{
class AloudBar;
}

/** The strip under a lesson while it is read aloud: pause, the sentences around, stop. */
class AloudBar final : public QFrame
{
    Q_OBJECT

public:
    /** In @p reader, where Esc stops it wherever the focus is. */
    AloudBar(ReadAloud &aloud, QWidget *reader);
    ~AloudBar() override;

    void showKeysOf(const QAction *before, const QAction *pause, const QAction *next);

private:
    void follow(ReadAloud::State state);

    std::unique_ptr<Ui::AloudBar> m_ui;
    QShortcut *m_escape;
};

} // namespace Carrel
