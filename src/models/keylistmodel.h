// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

namespace Carrel
{

class KeyBindings;

/** Every action with its keys and its menu, a row each, or those that some words are found in. Shown by Preferences. */
class KeyListModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Pressed, Where };
    enum Role { NameRole = Qt::UserRole, ChosenRole }; ///< of the action; whether its keys are other than Carrel's own

    explicit KeyListModel(const KeyBindings &bindings, QObject *parent = nullptr);

    /** Leaves the rows in which every one of @p words is found; a key counts as a word. */
    void setWords(const QString &words);
    [[nodiscard]] QModelIndex indexOf(const QString &name) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString pressed(size_t action) const;
    void tellKeys();

    const KeyBindings &m_bindings;
    std::vector<size_t> m_rows; ///< places in the list of actions
};

} // namespace Carrel
