// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/tablepreview.h"

#include <QAbstractTableModel>

namespace Carrel
{

/**
 * The first records of a table of questions as a person wants it read, each column headed by its name and by what it
 * is. The choices are made here; what is left open follows from them anew. Shown by the import window.
 */
class QuestionTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit QuestionTableModel(QuestionTable table, QObject *parent = nullptr);

    [[nodiscard]] const QuestionTable &table() const { return m_table; }
    [[nodiscard]] const CsvMapping &mapping() const { return m_mapping; }
    [[nodiscard]] const std::optional<Check> &firstCheck() const { return m_preview.first; }
    [[nodiscard]] CsvColumn column(int place) const;
    [[nodiscard]] QString columnName(int place) const; ///< as the table says, else its number

    void chooseEncoding(const QString &encoding);
    void chooseSeparator(QChar separator);
    void chooseHeader(bool hasHeader);
    /** What only one column can be is taken from the other that was it, and given back when this one becomes something
        else again: who goes down a list by keys passes everything in it. */
    void chooseColumn(int place, CsvColumn column);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void mappingChanged();

private:
    void choose(CsvChoice choice);
    void read();

    const QuestionTable m_table;
    CsvChoice m_choice; ///< what was said; the encoding always is, since the beginning alone may look like another
    CsvMapping m_mapping;
    int m_changing = -1;                ///< the column whose part was chosen last; -1: none
    std::vector<CsvColumn> m_otherwise; ///< what all columns were before that
    TablePreview m_preview;
    int m_columns = 0;
};

} // namespace Carrel
