// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keylistmodel.h"

#include "base/foreigntext.h"
#include "models/keybindings.h"

#include <QFont>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

KeyListModel::KeyListModel(const KeyBindings &bindings, QObject *parent)
    : QAbstractTableModel(parent)
    , m_bindings(bindings)
{
    connect(&bindings, &KeyBindings::changed, this, &KeyListModel::tellKeys);
    setWords({});
}

void KeyListModel::setWords(const QString &words)
{
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_rows.clear();
    for (size_t place = 0; place < m_bindings.all().size(); ++place) {
        const KeyedAction &action = m_bindings.all()[place];
        const QString text = action.words() + u'\n' + pressed(place) + u'\n' + action.group;
        if (std::ranges::all_of(wanted,
                                [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); })) {
            m_rows.push_back(place);
        }
    }
    endResetModel();
}

QModelIndex KeyListModel::indexOf(const QString &name) const
{
    const auto found = std::ranges::find_if(m_rows, [&](size_t place) { return m_bindings.all()[place].name == name; });
    return found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()), What);
}

int KeyListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int KeyListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Where + 1;
}

QVariant KeyListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const size_t place = m_rows[size_t(index.row())];
    const KeyedAction &action = m_bindings.all()[place];
    switch (role) {
    case Qt::ToolTipRole:
        return plainTip(data(index, Qt::DisplayRole).toString());
    case Qt::DisplayRole:
        return index.column() == What ? action.words() : index.column() == Pressed ? pressed(place) : action.group;
    case Qt::FontRole: {
        QFont font;
        font.setBold(index.column() == Pressed && m_bindings.isChosen(action.name));
        return font.bold() ? font : QVariant();
    }
    case NameRole:
        return action.name;
    case ChosenRole:
        return m_bindings.isChosen(action.name);
    default:
        return {};
    }
}

QVariant KeyListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    return section == What ? tr("What it does") : section == Pressed ? tr("Keys") : tr("Where");
}

QString KeyListModel::pressed(size_t action) const
{
    const KeyedAction &keyed = m_bindings.all()[action];
    QString keys = keysInWords(m_bindings.keysOf(keyed.name));
    if (!m_bindings.isChosen(keyed.name)) {
        return keys;
    }
    const QString own = keyed.byDefault.isEmpty() ? tr("none") : keysInWords(keyed.byDefault);
    return tr("%1 (Carrel's: %2)", "keys a person chose, keys Carrel gives")
        .arg(keys.isEmpty() ? tr("none") : keys, own);
}

void KeyListModel::tellKeys()
{
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, What), index(rowCount() - 1, Where));
    }
}

} // namespace Carrel
