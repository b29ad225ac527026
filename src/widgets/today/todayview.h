// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/nextstep.h"

#include <QWidget>

#include <memory>

namespace Carrel
{

namespace Ui
{
class TodayView;
}

/** The start view: one thing to do now, and the way to everything else. It never shows an empty chart. */
class TodayView final : public QWidget
{
    Q_OBJECT

public:
    explicit TodayView(QWidget *parent = nullptr);
    ~TodayView() override;

    void showPlan(const TodayPlan &plan, const StudyMoment &now);
    void focusMainAction();

Q_SIGNALS:
    void reviewRequested();
    void reviewBeyondRequested();                       ///< what is due, though the minutes of the day are filled
    void examRequested(const Carrel::CourseId &course); ///< the extra reviews before it
    void catchUpRequested(int checks, int days);        ///< with so many overdue checks
    void catchUpStopped();
    void lessonRequested(const Carrel::LessonRef &lesson);
    void openCourseRequested();
    void filesDropped(const QStringList &paths);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitDropArea();
    void showFirstStart(const NextStep &manual);
    void showMainStep(const NextStep &step, const StudyMoment &now);
    void showOthers(const TodayPlan &plan, const StudyMoment &now);
    void run(const NextStep &step);

    const std::unique_ptr<Ui::TodayView> m_ui;
    NextStep m_main;
};

} // namespace Carrel
