// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QKeyEvent;

namespace Carrel
{

/** Keys that do one thing in a check, as people call them, and what that is. For the sheet of keys. */
struct CheckKeyWords {
    QList<Qt::Key> keys;
    QString name;
    QString what;
};

/** Every key of a check that is the same for everyone. */
[[nodiscard]] std::vector<CheckKeyWords> checkKeyWords();

/**
 * What one letter does in a check; a person may choose other keys. They stand in no menu: CheckView, which has them,
 * looks them up when a key is pressed.
 */
class CheckActions final : public QObject
{
    Q_OBJECT

public:
    explicit CheckActions(QObject *parent);

    QAction *guess;
    QAction *passage;
    QAction *reasons;
    QAction *again;
    QAction *retry;
    QAction *bringBack;
    QAction *rest;
    QAction *retire;
    QAction *another;
    QAction *note;
    QAction *more;

    [[nodiscard]] QList<QAction *> all() const;
    /** The one that @p event presses; nullptr: none. */
    [[nodiscard]] QAction *pressedBy(const QKeyEvent &event) const;
};

} // namespace Carrel
