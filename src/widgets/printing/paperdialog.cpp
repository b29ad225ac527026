// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/printing/paperdialog.h"

#include "printing/ui_paperdialog.h"
#include "widgets/quiz/lessononscreen.h"
#include "widgets/shared/titledbutton.h"

#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

PaperDialog::PaperDialog(const LessonOnScreen &lesson, bool lineNumbers, Target target, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::PaperDialog>())
    , m_course(lesson.course.id)
    , m_courseName(lesson.course.slug.isEmpty() ? lesson.course.title : lesson.course.slug)
    , m_module(lesson.moduleTitle)
    , m_lesson(lesson.lesson->slug.toString())
{
    m_ui->setupUi(this);
    setWindowTitle(target == Target::Pdf ? tr("Export as PDF") : tr("Print"));
    m_ui->heading->setText(windowTitle());
    writeTitle(m_ui->lesson, tr("The &lesson “%1”"), lesson.lesson->title);
    writeTitle(m_ui->module, tr("The &module “%1”"), m_module);
    m_ui->module->setVisible(!m_module.isEmpty());
    writeTitle(m_ui->course, tr("The whole co&urse “%1”"), lesson.course.title);
    m_ui->lineNumbers->setChecked(lineNumbers);
    m_ui->size->addItem(tr("A4"), int(QPageSize::A4));
    m_ui->size->addItem(tr("Letter"), int(QPageSize::Letter));
    m_ui->size->setCurrentIndex(m_ui->size->findData(int(usualPaper())));
    // A printer knows what paper lies in it.
    m_ui->size->setVisible(target == Target::Pdf);
    m_ui->sizeWord->setVisible(target == Target::Pdf);
    m_ui->goButton->setText(target == Target::Pdf ? tr("&Save as PDF…") : tr("&Print…"));
    connect(m_ui->goButton, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_ui->leaveButton, &QPushButton::clicked, this, &QDialog::reject);
}

PaperDialog::~PaperDialog() = default;

PaperWish PaperDialog::wish() const
{
    const QString part = m_ui->lesson->isChecked() ? m_lesson : m_ui->module->isChecked() ? m_module : QString();
    return {m_course,
            part,
            m_ui->answers->isChecked(),
            QPageSize::PageSizeId(m_ui->size->currentData().toInt()),
            m_ui->lineNumbers->isChecked(),
            m_ui->checksAlone->isChecked()};
}

QString PaperDialog::name() const
{
    const QString part = wish().part;
    static const QRegularExpression unfit(uR"([\\/:*?"<>|\x00-\x1f]+)"_s);
    return QString(part.isEmpty() ? m_courseName : part).replace(unfit, u"-"_s).left(80);
}

} // namespace Carrel
