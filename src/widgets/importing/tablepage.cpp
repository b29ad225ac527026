// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/importing/tablepage.h"

#include "base/foreigntext.h"
#include "importing/ui_tablepage.h"
#include "models/questiontablemodel.h"
#include "widgets/shared/flowlayout.h"

#include <QFileInfo>
#include <QHeaderView>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int columnWidth = 150;

QString separatorName(QChar separator)
{
    switch (separator.unicode()) {
    case u',':
        return TablePage::tr("Comma");
    case u';':
        return TablePage::tr("Semicolon");
    case u'\t':
        return TablePage::tr("Tab");
    case u'|':
        return TablePage::tr("Vertical bar");
    default:
        return TablePage::tr("The character %1").arg(separator);
    }
}

/** A column as data of a list to choose from. */
QVariant keyOf(const CsvColumn &column)
{
    return csvColumnWord(column);
}

} // namespace

TablePage::TablePage(const std::vector<QuestionTable> &tables, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::TablePage>())
{
    m_ui->setupUi(this);
    flowChoices();
    for (const QuestionTable &table : tables) {
        m_models.push_back(new QuestionTableModel(table, this));
        connect(m_models.back(), &QuestionTableModel::mappingChanged, this, &TablePage::keepMapping);
    }
    m_ui->records->horizontalHeader()->setDefaultSectionSize(columnWidth);
    m_ui->records->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_ui->parts->setStretchFactor(0, 3);
    m_ui->parts->setStretchFactor(1, 2);
    fillTables();
    connectAll();
    showTable(0);
}

TablePage::~TablePage() = default;

/** What is said of the whole table stands in as many rows as the words of a language need. */
void TablePage::flowChoices()
{
    auto *const flow = new FlowLayout(m_ui->whole);
    for (QWidget *const part :
         std::initializer_list<QWidget *>{m_ui->tablePart, m_ui->encodingPart, m_ui->separatorPart, m_ui->header}) {
        flow->addWidget(part);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    m_ui->whole->setSizePolicy(policy);
    m_ui->column->setStretchFactor(m_ui->parts, 1);
    m_ui->header->setMinimumHeight(m_ui->encoding->sizeHint().height()); // on the line of the lists beside it
}

void TablePage::fillTables()
{
    for (const QuestionTableModel *const one : m_models) {
        m_ui->table->addItem(QFileInfo(one->table().file).fileName());
    }
    m_ui->tablePart->setVisible(m_models.size() > 1);
}

void TablePage::connectAll()
{
    connect(m_ui->table, &QComboBox::activated, this, &TablePage::showTable);
    connect(m_ui->encoding, &QComboBox::activated, this,
            [this] { model().chooseEncoding(m_ui->encoding->currentText()); });
    connect(m_ui->separator, &QComboBox::activated, this,
            [this] { model().chooseSeparator(m_ui->separator->currentData().toChar()); });
    connect(m_ui->header, &QCheckBox::clicked, this, [this](bool isOn) { model().chooseHeader(isOn); });
    connect(m_ui->role, &QComboBox::activated, this, [this] {
        model().chooseColumn(m_column, csvColumnOf(m_ui->role->currentData().toString()).value_or(CsvColumn{}));
    });
}

void TablePage::showTable(int table)
{
    m_current = size_t(table);
    m_ui->records->setModel(&model());
    connect(m_ui->records->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) { takeColumn(current); });
    m_column = 0;
    m_ui->records->setCurrentIndex(model().index(0, 0));
    showMapping();
}

void TablePage::showMapping()
{
    const CsvMapping &mapping = model().mapping();
    m_ui->encoding->clear();
    m_ui->encoding->addItems(encodingsFor(mapping));
    m_ui->encoding->setCurrentIndex(m_ui->encoding->findText(mapping.encoding, Qt::MatchFixedString));
    m_ui->separator->clear();
    for (const QChar separator : separatorsFor(mapping)) {
        m_ui->separator->addItem(separatorName(separator), separator);
    }
    m_ui->separator->setCurrentIndex(m_ui->separator->findData(mapping.separator));
    m_ui->header->setChecked(mapping.hasHeader);
    m_ui->check->showCheck(model().firstCheck());
    showColumn();
}

void TablePage::takeColumn(const QModelIndex &current)
{
    if (current.isValid() && current.column() != m_column) {
        m_column = current.column();
        showColumn();
    }
}

void TablePage::showColumn()
{
    const QString name = model().columnName(m_column);
    m_ui->roleLabel->setText(tr("W&hat “%1” is", "a column").arg(buttonText(name)));
    m_ui->role->setAccessibleName(tr("What the column “%1” is").arg(name));
    m_ui->role->clear();
    for (const CsvColumn &one : possibleColumns(model().columnCount())) {
        m_ui->role->addItem(csvColumnName(one), keyOf(one));
    }
    m_ui->role->setCurrentIndex(m_ui->role->findData(keyOf(model().column(m_column))));
}

void TablePage::keepMapping()
{
    // The model was reset, which leaves no current cell.
    m_column = std::clamp(m_column, 0, std::max(0, model().columnCount() - 1));
    m_ui->records->setCurrentIndex(model().index(0, m_column));
    m_choices.byHash[model().table().hash] = model().mapping();
    showMapping();
    Q_EMIT choicesChanged();
}

} // namespace Carrel
