// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "course/course.h"
#include "study/exam.h"

#include <QDialog>

#include <memory>

class QCheckBox;

namespace Carrel
{

namespace Ui
{
class ExamDialog;
}

/** Asks when the exam of a course is, and in which of its modules. */
class ExamDialog final : public QDialog
{
    Q_OBJECT

public:
    /** @p exams: all there are; the one of the course of @p outline is shown. */
    ExamDialog(const CourseOutline &outline, std::vector<Exam> exams, QDate today, QWidget *parent);
    ~ExamDialog() override;

Q_SIGNALS:
    void chosen(const std::vector<Carrel::Exam> &exams); ///< all there are from now on

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< a date that is not whole is not taken back unseen

private:
    void setUpDate(QDate shown);
    void offer();
    [[nodiscard]] QString dateFault() const; ///< what is wrong with what is typed; empty: nothing
    void keep(bool exam);
    [[nodiscard]] std::vector<QString> modules() const;

    const std::unique_ptr<Ui::ExamDialog> m_ui;
    CourseId m_course;
    QDate m_earliest;
    std::vector<Exam> m_exams;
    std::vector<std::pair<QString, QCheckBox *>> m_modules; ///< by slug
};

} // namespace Carrel
