// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/importplan.h"

#include <QWidget>

#include <memory>

namespace Carrel
{

class QuestionTableModel;

namespace Ui
{
class TablePage;
}

/**
 * Where a person says how the tables of questions in an import are to be read: encoding, separator, what each column
 * is; with the first records and the check that the first of them becomes. Part of the import window.
 */
class TablePage final : public QWidget
{
    Q_OBJECT

public:
    explicit TablePage(const std::vector<QuestionTable> &tables, QWidget *parent = nullptr);
    ~TablePage() override;

    [[nodiscard]] const TableChoices &choices() const { return m_choices; }

Q_SIGNALS:
    void choicesChanged();

private:
    void flowChoices();
    void fillTables();
    void connectAll();
    void showTable(int table);
    void showMapping();
    void takeColumn(const QModelIndex &current);
    void showColumn();
    void keepMapping();
    [[nodiscard]] QuestionTableModel &model() const { return *m_models[m_current]; }

    const std::unique_ptr<Ui::TablePage> m_ui;
    std::vector<QuestionTableModel *> m_models;
    size_t m_current = 0;
    int m_column = 0; ///< the one at hand, also while the table is read anew
    TableChoices m_choices;
};

} // namespace Carrel
