// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <vector>

class QAction;

namespace Carrel
{

class Settings;

/** Something that keys do. */
struct KeyedAction {
    QString name;  ///< of its actions as objects; never changed, since settings keep it
    QString group; ///< its menu, or where its keys are pressed
    QList<QKeySequence> byDefault;
    QList<QAction *> actions; ///< what is there in several places has the same keys in all

    [[nodiscard]] QString words() const;
};

/** How @p keys are called on this system, one after another. */
[[nodiscard]] QString keysInWords(const QList<QKeySequence> &keys);

/** What presses @p action: its first key, or its words where it has none. */
[[nodiscard]] QString pressedBy(const QAction &action);

/**
 * Gives every action of the program its keys: Carrel's own, or those a person chose, which a setting keeps. No key ever
 * does two things. The main window adds the actions, which outlive this; the preferences change their keys.
 */
class KeyBindings final : public QObject
{
    Q_OBJECT

public:
    explicit KeyBindings(Settings &settings, QObject *parent = nullptr);

    /** By its objectName; the keys it has now are Carrel's own. */
    void add(const QString &group, QAction *action);
    /** To be called once all are added: gives them the keys the setting says. */
    void apply();

    [[nodiscard]] const std::vector<KeyedAction> &all() const { return m_all; }
    [[nodiscard]] const KeyedAction *find(const QString &name) const;
    [[nodiscard]] QList<QKeySequence> keysOf(const QString &name) const;
    [[nodiscard]] bool isChosen(const QString &name) const; ///< other keys than Carrel's own
    /** What @p key does now; nullptr: nothing. */
    [[nodiscard]] const KeyedAction *holderOf(const QKeySequence &key) const;
    /** Who holds the keys, as a policy names itself; empty: one may change them. */
    [[nodiscard]] QString lockedBy() const;

    /** From now on @p keys do @p name, and nothing else. */
    Result<void> choose(const QString &name, const QList<QKeySequence> &keys);
    Result<void> restore(const QString &name); ///< Carrel's own keys, taken from whatever has them
    Result<void> restoreAll();

    /** @p sentence with what presses an action in place of its {name}. */
    [[nodiscard]] QString fillIn(const QString &sentence) const;

Q_SIGNALS:
    void changed();

private:
    using Chosen = QHash<QString, QList<QKeySequence>>;

    [[nodiscard]] Chosen read() const;
    Result<void> keep(const Chosen &chosen);

    Settings &m_settings;
    std::vector<KeyedAction> m_all;
};

} // namespace Carrel
