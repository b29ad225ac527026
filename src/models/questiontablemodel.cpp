// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/questiontablemodel.h"

#include "base/foreigntext.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

QuestionTableModel::QuestionTableModel(QuestionTable table, QObject *parent)
    : QAbstractTableModel(parent)
    , m_table(std::move(table))
    , m_choice{.encoding = m_table.mapping.encoding}
    , m_mapping(m_table.mapping)
{
    read();
}

CsvColumn QuestionTableModel::column(int place) const
{
    return place >= 0 && place < std::ssize(m_mapping.columns) ? m_mapping.columns[size_t(place)] : CsvColumn{};
}

QString QuestionTableModel::columnName(int place) const
{
    const QString name = m_preview.header.value(place).simplified();
    return name.isEmpty() ? tr("Column %1").arg(QLocale().toString(place + 1)) : name;
}

void QuestionTableModel::chooseEncoding(const QString &encoding)
{
    CsvChoice choice = m_choice;
    choice.encoding = encoding;
    choose(std::move(choice));
}

void QuestionTableModel::chooseSeparator(QChar separator)
{
    CsvChoice choice = m_choice;
    choice.separator = separator;
    choice.columns.clear(); // they were said of other columns
    choose(std::move(choice));
}

void QuestionTableModel::chooseHeader(bool hasHeader)
{
    CsvChoice choice = m_choice;
    choice.hasHeader = hasHeader;
    choose(std::move(choice));
}

void QuestionTableModel::chooseColumn(int place, CsvColumn column)
{
    if (place != m_changing) {
        m_otherwise = m_mapping.columns;
    }
    CsvChoice choice = m_choice;
    choice.columns = withColumn(m_otherwise, size_t(place), column);
    choose(std::move(choice));
    m_changing = place;
}

void QuestionTableModel::choose(CsvChoice choice)
{
    m_choice = std::move(choice);
    m_changing = -1;
    CsvMapping mapping = chosenCsvMapping(m_table.beginning, m_choice);
    if (mapping == m_mapping) {
        return;
    }
    beginResetModel();
    m_mapping = std::move(mapping);
    read();
    endResetModel();
    Q_EMIT mappingChanged();
}

void QuestionTableModel::read()
{
    m_preview = previewTable(m_table, m_mapping);
    m_columns = std::max(int(m_preview.header.size()), int(m_mapping.columns.size()));
    for (const QStringList &row : m_preview.rows) {
        m_columns = std::max(m_columns, int(row.size()));
    }
}

int QuestionTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_preview.rows.size());
}

int QuestionTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant QuestionTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const QString cell = m_preview.rows[size_t(index.row())].value(index.column());
    return role == Qt::DisplayRole ? cell.simplified() : plainTip(cell);
}

QVariant QuestionTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    return tr("%1\n%2", "name of a column, what it is").arg(columnName(section), csvColumnName(column(section)));
}

} // namespace Carrel
