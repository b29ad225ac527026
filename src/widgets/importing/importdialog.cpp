// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/importdialog.h"

#include "importing/ui_importdialog.h"
#include "models/importtreemodel.h"
#include "widgets/importing/importwords.h"
#include "widgets/importing/reportpane.h"

#include <QHeaderView>
#include <QPushButton>

namespace Carrel
{

ImportDialog::ImportDialog(const QStringList &paths, std::shared_ptr<const ImportPlan> plan, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::ImportDialog>())
    , m_plan(std::move(plan))
    , m_tree(new ImportTreeModel(m_plan, this))
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    fillHead(paths);
    fillTree();
    if (!m_plan->diagnostics.empty()) {
        m_ui->tabs->addTab(new ReportPane(m_plan->diagnostics),
                           tr("&Report (%1)").arg(locale().toString(int(m_plan->diagnostics.size()))));
    }
    connect(m_ui->takeButton, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_ui->leaveButton, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_tree, &ImportTreeModel::choicesChanged, this,
            [this] { m_ui->takeButton->setEnabled(m_tree->takesAnything()); });
    m_ui->takeButton->setEnabled(m_tree->takesAnything());
    // Never larger than the window it belongs to.
    resize(QSize(760, 600).boundedTo(parent->window()->size() - QSize(32, 32)));
}

ImportDialog::~ImportDialog() = default;

const ImportChoices &ImportDialog::choices() const
{
    return m_tree->choices();
}

void ImportDialog::fillHead(const QStringList &paths)
{
    const int courses = int(m_plan->courses.size());
    setWindowTitle(tr("Add to the library"));
    m_ui->heading->setText(courses == 1 ? m_plan->courses.front().info.title : tr("%n course(s)", nullptr, courses));
    m_ui->summary->setText(planSummary(paths, *m_plan));
}

void ImportDialog::fillTree()
{
    m_ui->tree->setModel(m_tree);
    m_ui->tree->header()->setStretchLastSection(false);
    m_ui->tree->header()->setSectionResizeMode(ImportTreeModel::TitleColumn, QHeaderView::Stretch);
    m_ui->tree->header()->setSectionResizeMode(ImportTreeModel::ChangeColumn, QHeaderView::ResizeToContents);
    connect(m_ui->tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ImportDialog::showCounts);
    const QModelIndex first = m_tree->index(0, 0);
    m_ui->tree->setCurrentIndex(first);
    if (m_tree->rowCount() == 1) {
        m_ui->tree->expand(first);
    }
    m_ui->tree->setFocus();
}

void ImportDialog::showCounts()
{
    const PlannedCourse *const course = m_tree->courseAt(m_ui->tree->currentIndex());
    m_ui->counts->setText(course ? courseCountsSummary(*course) : QString());
}

} // namespace Carrel
