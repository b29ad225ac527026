// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gotomodel.h"

#include "base/foreigntext.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int forRecent = 12; // about as much as the beginning of a word

} // namespace

GoToModel::GoToModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void GoToModel::setItems(std::vector<GoToItem> items)
{
    beginResetModel();
    m_items = std::move(items);
    m_folded.clear();
    m_folded.reserve(m_items.size());
    QString whereBefore;
    FoldedText where;
    for (const GoToItem &item : m_items) {
        if (item.where != whereBefore) { // the lessons of a course stand side by side
            whereBefore = item.where;
            where = foldedText(whereBefore);
        }
        m_folded.push_back({foldedText(item.title), where});
    }
    rankAll();
    endResetModel();
}

void GoToModel::setRecent(const QStringList &ids)
{
    beginResetModel();
    m_recent.clear();
    for (qsizetype place = 0; place < ids.size(); ++place) {
        m_recent.insert(ids[place], int(place));
    }
    rankAll();
    endResetModel();
}

void GoToModel::setWords(const QString &words)
{
    const QString before = std::exchange(m_words, words.simplified());
    if (before == m_words) {
        return;
    }
    beginResetModel();
    // What did not fit the shorter word does not fit the longer one; a space may begin a word that stands elsewhere.
    if (!before.isEmpty() && m_words.startsWith(before)) {
        narrow();
    } else {
        rankAll();
    }
    endResetModel();
}

void GoToModel::rankAll()
{
    m_fitting.resize(m_items.size());
    std::iota(m_fitting.begin(), m_fitting.end(), 0);
    narrow();
}

void GoToModel::narrow()
{
    m_rows.clear();
    const FuzzyPattern pattern(m_words);
    if (pattern.isEmpty()) {
        showRecent();
        return;
    }
    std::vector<int> fitting;
    fitting.reserve(m_fitting.size());
    m_rows.reserve(m_fitting.size());
    for (const int item : m_fitting) {
        const Folded &folded = m_folded[size_t(item)];
        if (const std::optional<int> score = pattern.score(folded.title, folded.where)) {
            fitting.push_back(item);
            m_rows.push_back({*score + (recentPlace(item) >= 0 ? forRecent : 0), item});
        }
    }
    m_fitting = std::move(fitting);
    const auto isBefore = [this](const Ranked &a, const Ranked &b) {
        const auto rank = [this](const Ranked &row) {
            const int recent = recentPlace(row.item);
            return std::tuple(-row.score, recent < 0 ? mostRows : recent, int(m_items[size_t(row.item)].kind),
                              row.item);
        };
        return rank(a) < rank(b);
    };
    const size_t shown = std::min(m_rows.size(), size_t(mostRows));
    std::ranges::partial_sort(m_rows, m_rows.begin() + std::ptrdiff_t(shown), isBefore);
    m_rows.resize(shown);
}

void GoToModel::showRecent()
{
    for (const int item : m_fitting) {
        const int recent = recentPlace(item);
        if (recent >= 0 || m_items[size_t(item)].kind == GoToItem::Kind::Command) {
            m_rows.push_back({recent < 0 ? mostRows : recent, item});
        }
    }
    std::ranges::stable_sort(m_rows, std::ranges::less(), &Ranked::score);
    m_rows.resize(std::min(m_rows.size(), size_t(mostRows)));
}

int GoToModel::recentPlace(int item) const
{
    return m_recent.isEmpty() ? -1 : m_recent.value(m_items[size_t(item)].id, -1);
}

const GoToItem *GoToModel::itemAt(const QModelIndex &index) const
{
    return index.isValid() ? &m_items[size_t(m_rows[size_t(index.row())].item)] : nullptr;
}

int GoToModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QString GoToModel::kindWord(GoToItem::Kind kind)
{
    switch (kind) {
    case GoToItem::Kind::Course:
        return tr("Course");
    case GoToItem::Kind::Lesson:
        return tr("Lesson");
    case GoToItem::Kind::Heading:
        return tr("Heading");
    case GoToItem::Kind::Command:
        return tr("Command");
    case GoToItem::Kind::Setting:
        return tr("Setting");
    }
    return {};
}

QVariant GoToModel::data(const QModelIndex &index, int role) const
{
    const GoToItem *const item = itemAt(index);
    if (!item) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return item->title;
    case Qt::ToolTipRole:
        return plainTip(data(index, Qt::AccessibleTextRole).toString());
    case Qt::AccessibleTextRole: {
        const QString spoken = tr("%1: %2, %3", "kind, title and place of something one can go to")
                                   .arg(kindWord(item->kind), item->title, item->where);
        return item->keys.isEmpty() ? spoken : tr("%1, key %2", "a command and its key").arg(spoken, item->keys);
    }
    case WhereRole:
        return item->where;
    case KeysRole:
        return item->keys;
    case MarksRole:
        return QVariant::fromValue(FuzzyPattern(m_words).places(item->title));
    default:
        return {};
    }
}

QHash<int, QByteArray> GoToModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractListModel::roleNames();
    names.insert({{WhereRole, "where"}, {KeysRole, "keys"}, {MarksRole, "marks"}});
    return names;
}

} // namespace Carrel
