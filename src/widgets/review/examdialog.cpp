// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review/examdialog.h"

#include "base/shorttext.h"
#include "review/ui_examdialog.h"
#include "widgets/shared/titledbutton.h"

#include <QCheckBox>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

ExamDialog::ExamDialog(const CourseOutline &outline, std::vector<Exam> exams, QDate today, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::ExamDialog>())
    , m_course(outline.info.id)
    , m_exams(std::move(exams))
{
    m_ui->setupUi(this);
    setWindowTitle(tr("Exam date"));
    m_ui->heading->setText(tr("Exam in “%1”").arg(breakable(titleText(outline.info.title))));
    const auto known = std::ranges::find(m_exams, m_course, &Exam::course);
    const bool isSet = known != m_exams.end();
    m_ui->date->setMinimumDate(today.addDays(1));
    m_ui->date->setDate(isSet ? known->day.date() : today.addDays(2 * examDays));
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

void ExamDialog::offer()
{
    m_ui->goButton->setEnabled(!modules().empty());
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
