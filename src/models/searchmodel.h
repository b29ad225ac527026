// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/searchhit.h"

#include <QAbstractListModel>

#include <vector>

namespace Carrel
{

/** What a search found, best first. Shown under the search field. */
class SearchModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        WhereRole = Qt::UserRole, ///< course, lesson
        SnippetRole,              ///< plain text with the found words between hitBegin and hitEnd
    };

    explicit SearchModel(QObject *parent = nullptr);

    void setHits(std::vector<SearchHit> hits);
    [[nodiscard]] const SearchHit *hitAt(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<SearchHit> m_hits;
};

} // namespace Carrel
