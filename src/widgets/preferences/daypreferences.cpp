// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/daypreferences.h"

#include "preferences/ui_daypreferences.h"
#include "study/studyrecord.h"
#include "widgets/shared/flowlayout.h"
#include "widgets/shared/whenkept.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace Carrel
{

namespace
{

constexpr int mostHolidaysInSight = 4;
constexpr int holidaysFrame = 12; // border and padding of the list, above and below

Qt::CheckState checkOf(DayLoad load)
{
    switch (load) {
    case DayLoad::Usual:
        return Qt::Checked;
    case DayLoad::Less:
        return Qt::PartiallyChecked;
    case DayLoad::None:
        return Qt::Unchecked;
    }
    Q_UNREACHABLE_RETURN(Qt::Checked);
}

DayLoad loadOf(Qt::CheckState check)
{
    return check == Qt::Checked ? DayLoad::Usual : check == Qt::PartiallyChecked ? DayLoad::Less : DayLoad::None;
}

} // namespace

DayPreferences::DayPreferences(StudyRecord &record, QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::DayPreferences>())
    , m_record(record)
{
    m_ui->setupUi(this);
    auto *const row = new FlowLayout(m_ui->newHoliday);
    for (QWidget *const part :
         std::initializer_list<QWidget *>{m_ui->holidayFirst, m_ui->holidayTo, m_ui->holidayLast, m_ui->addHoliday}) {
        row->addWidget(part);
    }
    const std::array<QCheckBox *, 7> boxes = weekBoxes();
    for (size_t i = 0; i < boxes.size(); ++i) {
        const int day = int(i) + 1;
        boxes[i]->setText(locale().standaloneDayName(day, QLocale::ShortFormat));
        boxes[i]->setAccessibleName(locale().standaloneDayName(day, QLocale::LongFormat));
        connect(boxes[i], &QCheckBox::clicked, this, &DayPreferences::keepWeek);
    }
    for (QDateEdit *const edit : {m_ui->holidayFirst, m_ui->holidayLast}) {
        edit->setDate(m_record.moment().date);
    }
    connect(m_ui->holidayFirst, &QDateEdit::dateChanged, this,
            [this](QDate first) { m_ui->holidayLast->setDate(std::max(first, m_ui->holidayLast->date())); });
    connect(m_ui->holidayLast, &QDateEdit::dateChanged, this,
            [this](QDate last) { m_ui->holidayFirst->setDate(std::min(last, m_ui->holidayFirst->date())); });
    connect(m_ui->addHoliday, &QPushButton::clicked, this, &DayPreferences::addHoliday);
    connect(m_ui->removeHoliday, &QPushButton::clicked, this, &DayPreferences::removeHoliday);
    connect(m_ui->holidays, &QListWidget::itemSelectionChanged, this,
            [this] { m_ui->removeHoliday->setEnabled(m_ui->holidays->currentRow() >= 0); });
    showValues();
}

DayPreferences::~DayPreferences() = default;

QList<QWidget *> DayPreferences::rows() const
{
    return {m_ui->rowEasyDays, m_ui->rowHolidays};
}

std::array<QCheckBox *, 7> DayPreferences::weekBoxes() const
{
    return {m_ui->monday, m_ui->tuesday, m_ui->wednesday, m_ui->thursday, m_ui->friday, m_ui->saturday, m_ui->sunday};
}

void DayPreferences::keepWeek()
{
    const std::array<QCheckBox *, 7> boxes = weekBoxes();
    WeekLoads week = {};
    std::ranges::transform(boxes, week.begin(), [](const QCheckBox *box) { return loadOf(box->checkState()); });
    if (std::ranges::all_of(week, [](DayLoad load) { return load == DayLoad::None; })) {
        showValues(); // a week without a day for review is no choice
    } else {
        whenNotKept(m_record, m_record.append(easyDaysSetting(week)), this, [this] { showValues(); });
    }
}

void DayPreferences::addHoliday()
{
    std::vector<Holiday> holidays = m_record.state().settings().calendar.holidays;
    const Holiday added{m_ui->holidayFirst->date(), m_ui->holidayLast->date()};
    if (!std::ranges::contains(holidays, added)) {
        holidays.push_back(added);
        m_record.append(holidaysSetting(holidays));
    }
}

void DayPreferences::removeHoliday()
{
    std::vector<Holiday> holidays = m_record.state().settings().calendar.holidays;
    const int row = m_ui->holidays->currentRow();
    if (row >= 0 && row < int(holidays.size())) {
        holidays.erase(holidays.begin() + row);
        m_record.append(holidaysSetting(holidays));
        m_ui->holidayFirst->setFocus(Qt::OtherFocusReason); // the button may be of no use now
    }
}

void DayPreferences::showValues()
{
    const WeekLoads &week = m_record.state().settings().calendar.week;
    const std::array<QCheckBox *, 7> boxes = weekBoxes();
    for (size_t i = 0; i < boxes.size(); ++i) {
        boxes[i]->setCheckState(checkOf(week[i]));
        const QString words[] = {tr("As usual"), tr("About half as much"), tr("Nothing, when another day can be had")};
        boxes[i]->setAccessibleDescription(words[size_t(week[i])]);
    }
    showHolidays();
}

void DayPreferences::showHolidays()
{
    QStringList lines;
    for (const Holiday &holiday : m_record.state().settings().calendar.holidays) {
        const QString format = tr("d MMMM yyyy", "format of a date");
        const QString first = locale().toString(holiday.first, format);
        const QString last = locale().toString(holiday.last, format);
        lines << (holiday.first == holiday.last ? first : tr("%1 to %2", "two dates").arg(first, last));
    }
    QStringList shown;
    for (int row = 0; row < m_ui->holidays->count(); ++row) {
        shown << m_ui->holidays->item(row)->text();
    }
    if (lines != shown) {
        m_ui->holidays->clear();
        m_ui->holidays->addItems(lines);
        const int rows = std::min(int(lines.size()), mostHolidaysInSight) * m_ui->holidays->sizeHintForRow(0);
        m_ui->holidays->setFixedHeight(rows + holidaysFrame);
    }
    m_ui->holidays->setVisible(!lines.isEmpty());
    m_ui->removeHoliday->setVisible(!lines.isEmpty());
    m_ui->removeHoliday->setEnabled(m_ui->holidays->currentRow() >= 0);
}

void DayPreferences::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && m_ui->holidays->hasFocus()) {
        removeHoliday();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace Carrel
