// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/searchmodel.h"

namespace Carrel
{

namespace
{

QString withoutSigns(QString snippet)
{
    return snippet.remove(hitBegin).remove(hitEnd);
}

} // namespace

SearchModel::SearchModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void SearchModel::setHits(std::vector<SearchHit> hits)
{
    beginResetModel();
    m_hits = std::move(hits);
    endResetModel();
}

const SearchHit *SearchModel::hitAt(const QModelIndex &index) const
{
    return index.isValid() ? &m_hits[size_t(index.row())] : nullptr;
}

int SearchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_hits.size());
}

QVariant SearchModel::data(const QModelIndex &index, int role) const
{
    const SearchHit *const hit = hitAt(index);
    if (!hit) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return hit->lessonTitle;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3", "lesson, course, found text")
            .arg(hit->lessonTitle, hit->courseTitle, withoutSigns(hit->snippet));
    case WhereRole:
        return hit->courseTitle;
    case SnippetRole:
        return hit->snippet;
    default:
        return {};
    }
}

QHash<int, QByteArray> SearchModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractListModel::roleNames();
    names.insert({{WhereRole, "where"}, {SnippetRole, "snippet"}});
    return names;
}

} // namespace Carrel
