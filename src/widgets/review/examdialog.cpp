// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/examdialog.h"

#include "base/shorttext.h"
#include "review/ui_examdialog.h"
#include "widgets/shared/look.h"
#include "widgets/shared/titledbutton.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyleOptionComboBox>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr qint64 daysAhead = 2LL * examDays; ///< of the date that is proposed

/** As the language writes dates, with all of the year: “20” may be the beginning of 2027. */
QString dateFormat(const QLocale &locale)
{
    QString format = locale.dateFormat(QLocale::ShortFormat);
    return format.contains("yyyy"_L1) ? format : format.replace("yy"_L1, "yyyy"_L1);
}

/** The field of words in @p field, which QDateEdit does not hand out. */
QLineEdit *typedIn(const QDateEdit &field)
{
    return field.findChild<QLineEdit *>();
}

/** What the longest date needs; the hint of QDateEdit forgets what the style sheet puts around it. */
int widthOf(QDateEdit &field)
{
    constexpr int aYear = 2028;
    constexpr int aWideDay = 28;
    constexpr int room = 1000;
    constexpr int aroundWords = 2 * Look::step; // of a line edit, and its cursor
    field.ensurePolished();
    int longest = 0;
    for (int month = 1; month <= 12; ++month) {
        const QString date = field.locale().toString(QDate(aYear, month, aWideDay), field.displayFormat());
        longest = std::max(longest, field.fontMetrics().horizontalAdvance(date));
    }
    QStyleOptionComboBox option; // a field with a calendar is drawn as one
    option.initFrom(&field);
    option.rect = QRect(0, 0, room, field.sizeHint().height());
    option.editable = true;
    option.subControls = QStyle::SC_ComboBoxEditField;
    const QRect words =
        field.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &field);
    return longest + aroundWords + room - words.width();
}

} // namespace

ExamDialog::ExamDialog(const CourseOutline &outline, std::vector<Exam> exams, QDate today, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::ExamDialog>())
    , m_course(outline.info.id)
    , m_earliest(today.addDays(1))
    , m_exams(std::move(exams))
{
    m_ui->setupUi(this);
    setWindowTitle(tr("Exam date"));
    m_ui->heading->setText(tr("Exam in “%1”").arg(breakable(titleText(outline.info.title))));
    const auto known = std::ranges::find(m_exams, m_course, &Exam::course);
    const bool isSet = known != m_exams.end();
    setUpDate(isSet ? known->day.date() : today.addDays(daysAhead));
    for (const Module &module : outline.modules) {
        auto *const box = new QCheckBox(m_ui->modules);
        writeTitle(box, u"%1"_s, module.title);
        box->setChecked(!isSet || std::ranges::contains(known->modules, module.slug));
        connect(box, &QCheckBox::toggled, this, &ExamDialog::offer);
        m_ui->modulesLayout->addWidget(box);
        m_modules.emplace_back(module.slug, box);
    }
    m_ui->modulesLayout->addStretch(); // one module stands where the first of several would
    m_ui->noExam->setVisible(isSet);
    connect(m_ui->noExam, &QPushButton::clicked, this, [this] { keep(false); });
    connect(m_ui->goButton, &QPushButton::clicked, this, [this] { keep(true); });
    connect(m_ui->leaveButton, &QPushButton::clicked, this, &QDialog::reject);
    offer();
}

ExamDialog::~ExamDialog() = default;

void ExamDialog::setUpDate(QDate shown)
{
    m_ui->date->setDisplayFormat(dateFormat(locale()));
    m_ui->date->setMinimumWidth(widthOf(*m_ui->date));
    m_ui->date->setDate(shown);
    QPalette palette = m_ui->fault->palette();
    palette.setColor(QPalette::WindowText, Look::colours(this->palette()).bad);
    m_ui->fault->setPalette(palette);
    m_ui->date->installEventFilter(this);
    connect(typedIn(*m_ui->date), &QLineEdit::textChanged, this, &ExamDialog::offer);
    connect(m_ui->date, &QDateEdit::dateChanged, this, &ExamDialog::offer); // which the words may be ahead of
}

void ExamDialog::offer()
{
    const QString fault = dateFault();
    m_ui->fault->setText(fault);
    m_ui->fault->setVisible(!fault.isEmpty());
    m_ui->date->setAccessibleDescription(fault);
    m_ui->goButton->setEnabled(fault.isEmpty() && !modules().empty());
}

QString ExamDialog::dateFault() const
{
    if (!m_ui->date->hasAcceptableInput()) {
        const QDate example = m_earliest.addDays(daysAhead);
        return tr("This is not a whole date. Type the day, the month and the year, as in %1.")
            .arg(locale().toString(example, m_ui->date->displayFormat()));
    }
    return m_ui->date->date() < m_earliest ? tr("The exam can be tomorrow at the earliest.") : QString();
}

bool ExamDialog::eventFilter(QObject *watched, QEvent *event)
{
    // QDateEdit would put the last whole date in its place, and Enter take that.
    if (watched == m_ui->date && !m_ui->date->hasAcceptableInput()) {
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent *>(event)->key();
            return key == Qt::Key_Return || key == Qt::Key_Enter;
        }
        if (event->type() == QEvent::FocusOut) {
            QCoreApplication::sendEvent(typedIn(*m_ui->date), event); // its cursor goes
            m_ui->date->update();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ExamDialog::keep(bool exam)
{
    std::erase_if(m_exams, [this](const Exam &each) { return each.course == m_course; });
    if (exam) {
        m_exams.push_back({m_course, modules(), {m_ui->date->date().toJulianDay()}});
    }
    Q_EMIT chosen(m_exams);
    accept();
}

std::vector<QString> ExamDialog::modules() const
{
    std::vector<QString> slugs;
    for (const auto &[slug, box] : m_modules) {
        if (box->isChecked()) {
            slugs.push_back(slug);
        }
    }
    return slugs;
}

} // namespace Carrel
