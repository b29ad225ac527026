// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/importdialog.h"

#include "base/shorttext.h"
#include "importing/ui_importdialog.h"
#include "models/importtreemodel.h"
#include "widgets/importing/importwords.h"
#include "widgets/importing/reportpane.h"
#include "widgets/importing/tablepage.h"
#include "widgets/shared/look.h"

#include <QHeaderView>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int lowest = 440; // below it the head gives its room to the lists

} // namespace

ImportDialog::ImportDialog(const QStringList &paths, std::shared_ptr<const ImportPlan> plan, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::ImportDialog>())
    , m_paths(paths)
    , m_plan(std::move(plan))
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Add to the library"));
    m_ui->tree->header()->setStretchLastSection(false);
    fillHead();
    fillTree({});
    m_ui->tree->setFocus();
    addTablePage();
    fillReport();
    connect(m_ui->takeButton, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_ui->leaveButton, &QPushButton::clicked, this, &QDialog::reject);
    // Never larger than the window it belongs to.
    resize(QSize(760, 600).boundedTo(parent->window()->size() - QSize(32, 32)));
    if (height() < lowest) {
        m_ui->heading->setProperty("role", u"heading"_s);
        m_ui->column->setContentsMargins(3 * Look::step, 2 * Look::step, 3 * Look::step, 2 * Look::step);
        m_ui->column->setSpacing(Look::step);
    }
}

ImportDialog::~ImportDialog() = default;

const ImportChoices &ImportDialog::choices() const
{
    return m_tree->choices();
}

void ImportDialog::showPlan(std::shared_ptr<const ImportPlan> plan)
{
    m_isWaiting = false;
    m_plan = std::move(plan);
    fillHead();
    fillTree(m_tree->choices());
    fillReport();
}

void ImportDialog::addTablePage()
{
    if (m_plan->tables.empty()) {
        return;
    }
    m_tablePage = new TablePage(m_plan->tables);
    const int place = m_ui->tabs->addTab(m_tablePage, tr("&Columns"));
    connect(m_tablePage, &TablePage::choicesChanged, this, &ImportDialog::waitForPlan);
    if (m_plan->courses.empty()) {
        m_ui->tabs->setCurrentIndex(place); // there is nothing else to see yet
    }
}

void ImportDialog::waitForPlan()
{
    m_isWaiting = true;
    m_ui->summary->setText(tr("Reading it again…"));
    updateTakeButton();
    Q_EMIT readAgain(m_tablePage->choices());
}

void ImportDialog::fillHead()
{
    const int courses = int(m_plan->courses.size());
    m_ui->heading->setText(courses == 1   ? breakable(m_plan->courses.front().info.title)
                           : courses == 0 ? namesOf(m_paths)
                                          : tr("%n course(s)", nullptr, courses));
    Look::alignToInterface(m_ui->heading); // the name of a file reads from the left in every language
    m_ui->summary->setText(planSummary(m_paths, *m_plan));
}

void ImportDialog::fillTree(const ImportChoices &choices)
{
    const std::unique_ptr<ImportTreeModel> old(m_tree);
    const std::unique_ptr<QItemSelectionModel> oldSelection(m_ui->tree->selectionModel());
    m_tree = new ImportTreeModel(m_plan, this, choices);
    m_ui->tree->setModel(m_tree);
    m_ui->tree->header()->setSectionResizeMode(ImportTreeModel::TitleColumn, QHeaderView::Stretch);
    m_ui->tree->header()->setSectionResizeMode(ImportTreeModel::ChangeColumn, QHeaderView::ResizeToContents);
    connect(m_ui->tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ImportDialog::showCounts);
    connect(m_tree, &ImportTreeModel::choicesChanged, this, &ImportDialog::updateTakeButton);
    const QModelIndex first = m_tree->index(0, 0);
    m_ui->tree->setCurrentIndex(first);
    if (m_tree->rowCount() == 1) {
        m_ui->tree->expand(first);
    }
    showCounts();
    updateTakeButton();
}

void ImportDialog::fillReport()
{
    const int place = m_report ? m_ui->tabs->indexOf(m_report) : m_ui->tabs->count();
    const bool wasShown = m_report && m_ui->tabs->currentWidget() == m_report;
    delete m_report;
    m_report = nullptr;
    if (m_plan->diagnostics.empty()) {
        return;
    }
    m_report = new ReportPane(m_plan->diagnostics);
    m_ui->tabs->insertTab(place, m_report, tr("&Report (%1)").arg(locale().toString(int(m_plan->diagnostics.size()))));
    if (wasShown) {
        m_ui->tabs->setCurrentWidget(m_report);
    }
}

void ImportDialog::updateTakeButton()
{
    m_ui->takeButton->setEnabled(!m_isWaiting && m_tree->takesAnything());
}

void ImportDialog::showCounts()
{
    const PlannedCourse *const course = m_tree->courseAt(m_ui->tree->currentIndex());
    m_ui->counts->setText(course ? courseCountsSummary(*course) : QString());
}

} // namespace Carrel
