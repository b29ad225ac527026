// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/figuresection.h"

#include "statistics/ui_figuresection.h"
#include "widgets/shared/accessiblerole.h"
#include "widgets/shared/look.h"
#include "widgets/statistics/chartengine.h"
#include "widgets/statistics/daygrid.h"

#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QSaveFile>
#include <QScrollBar>
#include <QStandardPaths>

#include <algorithm>
#include <ranges>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int chartHeight = 220;
constexpr int mostRowsSeen = 10;
constexpr int longColumn = 300; // shares the room with others of its kind, and tells the rest in its tip

} // namespace

FigureSection::FigureSection(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::FigureSection>())
{
    m_ui->setupUi(this);
    setAccessibleRole(this, QAccessible::Grouping);
    m_ui->table->setModel(&m_table);
    m_ui->table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    for (QLabel *const label : {m_ui->title, m_ui->finding, m_ui->meaning}) {
        Look::alignToInterface(label);
    }
    connect(m_ui->showTable, &QPushButton::toggled, this, &FigureSection::showTable);
    connect(m_ui->saveTable, &QPushButton::clicked, this, &FigureSection::saveTable);
    connect(m_ui->openLink, &QPushButton::clicked, this, &FigureSection::openLink);
    connect(m_ui->table, &QTableView::activated, this, &FigureSection::openLink);
}

FigureSection::~FigureSection() = default;

void FigureSection::showFigure(const Figure &figure)
{
    const Figure before = std::exchange(m_figure, figure);
    m_ui->title->setText(figure.title);
    m_ui->finding->setText(figure.finding);
    m_ui->meaning->setText(figure.meaning);
    nameControls();
    if (before.head != figure.head || before.rows != figure.rows) {
        m_table.show(figure.head, figure.rows);
        fitTable();
    }
    if (before.chart != figure.chart) {
        delete std::exchange(m_chart, nullptr);
    }
    m_ui->chartPlace->setVisible(hasChart());
    m_ui->showTable->setVisible(hasChart());
    m_ui->saveTable->setVisible(!figure.rows.empty());
    m_ui->openLink->setVisible(!figure.links.empty());
    showTable(m_isTableWanted);
}

void FigureSection::nameControls()
{
    setAccessibleName(m_figure.title);
    setAccessibleDescription(m_figure.finding);
    m_ui->table->setAccessibleName(m_figure.title);
    m_ui->table->setAccessibleDescription(m_figure.finding);
    for (QPushButton *const button : {m_ui->showTable, m_ui->saveTable, m_ui->openLink}) {
        button->setAccessibleName(
            tr("%1: %2", "title of a figure, words of a button").arg(m_figure.title, button->text()));
    }
}

void FigureSection::showTable(bool shown)
{
    m_isTableWanted = shown;
    m_ui->showTable->setChecked(shown);
    m_ui->table->setVisible(!m_figure.rows.empty() && (shown || !hasChart()));
}

void FigureSection::comeAfter(const FigureSection &other)
{
    QWidget *before = other.m_ui->saveTable;
    for (QWidget *const own :
         std::initializer_list<QWidget *>{m_ui->table, m_ui->openLink, m_ui->showTable, m_ui->saveTable}) {
        setTabOrder(before, own);
        before = own;
    }
}

bool FigureSection::drawChart()
{
    if (m_chart || !hasChart()) {
        return false;
    }
    m_chart = makeChart();
    if (!m_chart) { // the numbers are there all the same
        m_figure.chart = {};
        m_ui->chartPlace->hide();
        m_ui->showTable->hide();
        showTable(true);
        return true;
    }
    m_chart->setAccessibleName(m_figure.title);
    m_chart->setAccessibleDescription(m_figure.finding);
    setAccessibleRole(m_chart, QAccessible::Chart);
    m_ui->chartLayout->addWidget(m_chart);
    return true;
}

QWidget *FigureSection::makeChart()
{
    if (m_figure.chart.kind == FigureChart::Kind::Days) {
        return new DayGrid(m_figure.chart, m_ui->chartPlace);
    }
    ChartEngine *const engine = chartEngine();
    if (!engine) {
        return nullptr;
    }
    QWidget *const chart = engine->makeBars(
        m_figure.chart, {Look::colours(palette()), Look::small(font()), isRightToLeft()}, m_ui->chartPlace);
    chart->setFixedHeight(chartHeight);
    return chart;
}

void FigureSection::fitTable()
{
    QTableView &table = *m_ui->table;
    for (int column = 0; column < m_table.columnCount(); ++column) {
        table.horizontalHeader()->setSectionResizeMode(column, isLongColumn(column) ? QHeaderView::Stretch
                                                                                    : QHeaderView::ResizeToContents);
    }
    const int rows = std::min(m_table.rowCount(), mostRowsSeen);
    table.setFixedHeight(table.horizontalHeader()->sizeHint().height() +
                         rows * table.verticalHeader()->defaultSectionSize() + 2 * table.frameWidth() +
                         table.horizontalScrollBar()->sizeHint().height());
    if (!m_figure.links.empty()) {
        table.selectRow(0);
    }
}

/** Of all rows: the view looks only at those in sight, and at hardly any before it is shown. */
bool FigureSection::isLongColumn(int column) const
{
    const QFontMetrics metrics = m_ui->table->fontMetrics();
    return std::ranges::any_of(std::views::iota(0, m_table.rowCount()), [&](int row) {
        return metrics.horizontalAdvance(m_table.index(row, column).data().toString()) > longColumn;
    });
}

void FigureSection::saveTable()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save the table"), folder + u'/' + m_figure.name + u".csv"_s, tr("Table (*.csv);;All files (*)"));
    if (file.isEmpty()) {
        return;
    }
    if (const Result<void> written = writeTable(file); written) {
        Q_EMIT told(tr("The table was written to %1.").arg(QDir::toNativeSeparators(file)));
    } else {
        Q_EMIT failed(written.error());
    }
}

Result<void> FigureSection::writeTable(const QString &path) const
{
    QSaveFile file(path);
    const QByteArray bytes = figureCsv(m_figure);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return fail(
            ErrorCode::Unwritable,
            tr("The table could not be written to %1. Choose another place.").arg(QDir::toNativeSeparators(path)),
            file.errorString());
    }
    return {};
}

void FigureSection::openLink()
{
    const QModelIndex row = m_ui->table->currentIndex();
    if (row.isValid() && size_t(row.row()) < m_figure.links.size()) {
        Q_EMIT linkRequested(m_figure.links[size_t(row.row())]);
    }
}

void FigureSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (Look::isChangedBy(*event) && m_chart && m_figure.chart.kind != FigureChart::Kind::Days) {
        // Its colours are its own. Later, since whoever changes them goes through the children now.
        m_chart->deleteLater();
        m_chart = nullptr;
        QMetaObject::invokeMethod(this, &FigureSection::drawChart, Qt::QueuedConnection);
    }
}

} // namespace Carrel
