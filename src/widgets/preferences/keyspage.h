// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/result.h"
#include "models/keylistmodel.h"

#include <QKeySequence>
#include <QWidget>

#include <memory>

namespace Carrel
{

class KeyBindings;
struct KeyedAction;
namespace Ui
{
class KeysPage;
}

/** Every action with its keys, to be given others: a page of the preferences. */
class KeysPage final : public QWidget
{
    Q_OBJECT

public:
    explicit KeysPage(KeyBindings &bindings, QWidget *parent = nullptr);
    ~KeysPage() override;

    void setWords(const QString &words); ///< leaves the actions that have them
    bool leaveField();                   ///< stops waiting for a key; false: none was waited for

Q_SIGNALS:
    void failed(const Carrel::Error &error); ///< a choice could not be kept

private:
    enum class Change { Replace, Add };

    void connectAll();
    void begin(Change change);
    void take(const QKeySequence &key);
    void give(const QKeySequence &key);
    void takeAway();
    void restore();
    void askToRestoreAll();
    void finish();
    void showState();
    void tell(const QString &sentence);
    bool keep(const Result<void> &kept);
    [[nodiscard]] const KeyedAction *chosen() const;

    const std::unique_ptr<Ui::KeysPage> m_ui;
    KeyBindings &m_bindings;
    KeyListModel m_model;
    Change m_change = Change::Replace;
    QKeySequence m_wanted; ///< a key that does something else so far
};

} // namespace Carrel
