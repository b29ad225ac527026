// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statistics/figuretablemodel.h"

#include "base/foreigntext.h"

#include <QDate>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString inWords(const QVariant &value, const QLocale &locale)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        return u"–"_s;
    case QMetaType::QDate:
        return locale.toString(value.toDate(), QLocale::ShortFormat);
    case QMetaType::Int:
        return locale.toString(value.toInt());
    case QMetaType::Double:
        return locale.toString(value.toDouble(), 'f', 1);
    default:
        return value.toString();
    }
}

} // namespace

FigureTableModel::FigureTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void FigureTableModel::show(QStringList head, std::vector<FigureRow> rows)
{
    beginResetModel();
    m_head = std::move(head);
    m_rows = std::move(rows);
    endResetModel();
}

int FigureTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FigureTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_head.size());
}

QVariant FigureTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const FigureRow &row = m_rows[size_t(index.row())];
    const QVariant value = size_t(index.column()) < row.size() ? row[size_t(index.column())] : QVariant();
    if (role == Qt::DisplayRole) {
        return inWords(value, m_locale);
    }
    if (role == Qt::ToolTipRole) {
        return plainTip(inWords(value, m_locale));
    }
    const bool isText = value.typeId() == QMetaType::QString;
    return role == Qt::TextAlignmentRole
               ? QVariant::fromValue((isText ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter)
               : QVariant();
}

QVariant FigureTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    return m_head.value(section);
}

} // namespace Carrel
