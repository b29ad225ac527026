// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/fuzzymatch.h"
#include "models/gotoitem.h"

#include <QAbstractListModel>
#include <QHash>
#include <QStringList>

#include <vector>

namespace Carrel
{

/**
 * Where one can go, narrowed down by what is typed: the best fits first, among equals what was used last. Without
 * words what was used last, then every command. Shown by GoToPalette.
 */
class GoToModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        WhereRole = Qt::UserRole, ///< the course of a lesson, the lesson of a heading, the menu of a command
        KeysRole,                 ///< of a command
        MarksRole,                ///< QList<int>: the places of the letters of the title that were typed
    };

    static constexpr int mostRows = 100;

    explicit GoToModel(QObject *parent = nullptr);

    void setItems(std::vector<GoToItem> items);
    void setRecent(const QStringList &ids); ///< the last one used first
    void setWords(const QString &words);
    [[nodiscard]] const GoToItem *itemAt(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Folded {
        FoldedText title;
        FoldedText where;
    };
    struct Ranked {
        int score = 0;
        int item = 0;
    };

    void narrow();
    void rankAll();
    void showRecent();
    [[nodiscard]] int recentPlace(int item) const; ///< 0: the last one used; -1: not among them
    [[nodiscard]] static QString kindWord(GoToItem::Kind kind);

    std::vector<GoToItem> m_items;
    std::vector<Folded> m_folded; ///< of the items
    QHash<QString, int> m_recent; ///< id and place
    QString m_words;
    std::vector<int> m_fitting; ///< every item that fits the words
    std::vector<Ranked> m_rows; ///< the best of them
};

} // namespace Carrel
