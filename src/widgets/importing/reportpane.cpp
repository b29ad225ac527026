// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/reportpane.h"

#include "base/job.h"
#include "importing/ui_reportpane.h"
#include "models/diagnosticsmodel.h"
#include "widgets/importing/importwords.h"
#include "widgets/shared/look.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

ReportPane::ReportPane(const Diagnostics &diagnostics, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ReportPane>())
    , m_diagnostics(diagnostics)
    , m_model(new DiagnosticsModel(diagnostics, this))
    , m_filter(new DiagnosticsFilter(*m_model, this))
{
    m_ui->setupUi(this);
    m_ui->rows->setModel(m_filter);
    m_ui->rows->header()->setStretchLastSection(false);
    m_ui->rows->header()->setSectionResizeMode(DiagnosticsModel::MessageColumn, QHeaderView::Stretch);
    m_ui->rows->header()->setSectionResizeMode(DiagnosticsModel::SeverityColumn, QHeaderView::ResizeToContents);
    m_ui->rows->header()->resizeSection(DiagnosticsModel::PlaceColumn, 200);
    // Three to one: the list is what one looks through.
    m_ui->parts->setStretchFactor(0, 3);
    m_ui->parts->setStretchFactor(1, 2);
    connect(m_ui->parts, &TurningSplitter::turned, this, [this](Qt::Orientation orientation) {
        // Half of a small window is for what was found; the place stands beside it.
        m_ui->rows->setColumnHidden(DiagnosticsModel::PlaceColumn, orientation == Qt::Horizontal);
    });
    fillFilter();
    connect(m_ui->filter, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant severity = m_ui->filter->currentData();
        m_filter->show(severity.isValid() ? std::optional(Severity(severity.toInt())) : std::nullopt);
        m_ui->rows->setCurrentIndex(m_filter->index(0, 0));
    });
    connect(m_ui->rows->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ReportPane::showCurrent);
    connect(m_ui->copyButton, &QPushButton::clicked, this, &ReportPane::copyAll);
    m_ui->rows->setCurrentIndex(m_filter->index(0, 0));
}

ReportPane::~ReportPane() = default;

void ReportPane::fillFilter()
{
    m_ui->filter->addItem(tr("Everything (%1)").arg(locale().toString(m_model->rowCount())));
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        if (const int n = m_model->count(severity); n > 0) {
            m_ui->filter->addItem(
                tr("%1 (%2)", "kind of remark, number of them").arg(severityWords(severity), locale().toString(n)),
                int(severity));
        }
    }
}

void ReportPane::showCurrent()
{
    const Diagnostic *const diagnostic = m_filter->at(m_ui->rows->currentIndex());
    m_reading.reset();
    if (!diagnostic) {
        m_ui->detail->clear();
        return;
    }
    m_ui->detail->setPlainText(importDetails({*diagnostic}));
    const auto excerpt = std::make_shared<SourceExcerpt>();
    m_reading = std::make_unique<Job>([excerpt, place = *diagnostic](JobControl &) { *excerpt = readExcerpt(place); });
    connect(m_reading.get(), &Job::finished, this, [this, excerpt] { showExcerpt(*excerpt); });
    m_reading->start();
}

void ReportPane::showExcerpt(const SourceExcerpt &excerpt)
{
    QTextCursor cursor(m_ui->detail->document());
    cursor.movePosition(QTextCursor::End);
    QTextBlockFormat paragraph;
    paragraph.setTopMargin(Look::step * 2);
    for (int i = 0; i < excerpt.lines.size(); ++i) {
        const int number = excerpt.firstLine + i;
        const bool isMarked = number == excerpt.markedLine;
        QTextCharFormat format;
        format.setFont(Look::code(font()));
        format.setFontWeight(isMarked ? QFont::Bold : QFont::Normal);
        cursor.insertBlock(paragraph, format);
        // A sign, too: bold alone is not seen by everybody.
        cursor.insertText((isMarked ? u"▸ %1  %2"_s : u"  %1  %2"_s).arg(number, 4).arg(excerpt.lines[i]), format);
        paragraph.setTopMargin(0);
    }
    m_ui->detail->moveCursor(QTextCursor::Start);
}

QString ReportPane::plainText() const
{
    return importDetails(m_diagnostics);
}

void ReportPane::copyAll() const
{
    QGuiApplication::clipboard()->setText(plainText());
}

} // namespace Carrel
