// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/importplan.h"

#include <QDialog>

#include <memory>

namespace Carrel
{

class ImportTreeModel;
class ReportPane;
class TablePage;

namespace Ui
{
class ImportDialog;
}

/**
 * The import window: what was found, as a tree, and the report about it; for tables of questions, what their columns
 * are. A person takes it or leaves it.
 */
class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    ImportDialog(const QStringList &paths, std::shared_ptr<const ImportPlan> plan, QWidget *parent);
    ~ImportDialog() override;

    [[nodiscard]] const ImportChoices &choices() const;
    /** The same input read anew, after readAgain(). */
    void showPlan(std::shared_ptr<const ImportPlan> plan);

Q_SIGNALS:
    void readAgain(const Carrel::TableChoices &tables); ///< nothing can be taken until showPlan()

private:
    void addTablePage();
    void fillHead();
    void fillTree(const ImportChoices &choices);
    void fillReport();
    void waitForPlan();
    void updateTakeButton();
    void showCounts();

    const std::unique_ptr<Ui::ImportDialog> m_ui;
    const QStringList m_paths;
    std::shared_ptr<const ImportPlan> m_plan;
    ImportTreeModel *m_tree = nullptr;
    TablePage *m_tablePage = nullptr; ///< when there is a table of questions
    ReportPane *m_report = nullptr;   ///< when there is something to report
    bool m_isWaiting = false;         ///< for another plan
};

} // namespace Carrel
