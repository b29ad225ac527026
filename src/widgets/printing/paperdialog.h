// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/printing/paperjob.h"

#include <QDialog>

namespace Carrel
{

struct LessonOnScreen;
namespace Ui
{
class PaperDialog;
}

/** Asks what to print: the lesson on screen, its module or its course, with answers or without. */
class PaperDialog final : public QDialog
{
    Q_OBJECT

public:
    /** What the pages go to: it names the button. */
    enum class Target { Pdf, Printer };

    /** @p lineNumbers: whether the lesson on screen has them, as a first choice. */
    PaperDialog(const LessonOnScreen &lesson, bool lineNumbers, Target target, QWidget *parent);
    ~PaperDialog() override;

    [[nodiscard]] PaperWish wish() const;
    [[nodiscard]] QString name() const; ///< of a file for it, without an ending

private:
    std::unique_ptr<Ui::PaperDialog> m_ui;
    CourseId m_course;
    QString m_courseName;
    QString m_module;
    QString m_lesson;
};

} // namespace Carrel
