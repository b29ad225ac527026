// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exchange/importplan.h"

#include <QDialog>

#include <memory>

namespace Carrel
{

class ImportTreeModel;

namespace Ui
{
class ImportDialog;
}

/** The import window: what was found, as a tree, and the report about it; a person takes it or leaves it. */
class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    ImportDialog(const QStringList &paths, std::shared_ptr<const ImportPlan> plan, QWidget *parent);
    ~ImportDialog() override;

    [[nodiscard]] const ImportChoices &choices() const;

private:
    void fillHead(const QStringList &paths);
    void fillTree();
    void showCounts();

    const std::unique_ptr<Ui::ImportDialog> m_ui;
    const std::shared_ptr<const ImportPlan> m_plan;
    ImportTreeModel *m_tree;
};

} // namespace Carrel
