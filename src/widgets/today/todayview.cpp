// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/today/todayview.h"

#include "base/foreigntext.h"
#include "base/shorttext.h"
#include "study/duewords.h"
#include "today/ui_todayview.h"
#include "widgets/shared/look.h"
#include "widgets/shared/titledbutton.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

QString minutesWords(int minutes)
{
    return TodayView::tr("About %n minute(s)", nullptr, minutes);
}

QString courseAndMinutes(const NextStep &step)
{
    return step.minutes > 0 ? TodayView::tr("%1, %n minute(s)", "title of a course, minutes of a lesson", step.minutes)
                                  .arg(step.courseTitle)
                            : step.courseTitle;
}

/** "About 20 minutes. 40 more are due, above your limit of 20 min a day." */
QString reviewWords(const NextStep &review, const TodayPlan &plan)
{
    if (plan.beyond == 0 || plan.catchUp) {
        return minutesWords(review.minutes);
    }
    const QString beyond = TodayView::tr("%n more are due, above your limit of %1 min a day.", nullptr, plan.beyond);
    return TodayView::tr("%1. %2", "how long a review takes, then what is due beyond it")
        .arg(minutesWords(review.minutes), beyond.arg(plan.minutesADay));
}

/** "3 checks for the exam on Friday 4 December" */
QString examWords(const NextStep &exam, const StudyMoment &now)
{
    return TodayView::tr("%n check(s) for the exam on %1", nullptr, exam.checks)
        .arg(DueWords::dayName(exam.day, now, QLocale()));
}

/** Of a button; %1: the title of its lesson. */
QString shortWords(const NextStep &step, const StudyMoment &now)
{
    switch (step.kind) {
    case NextStep::Kind::Review:
        return TodayView::tr("Review %n check(s)", nullptr, step.checks);
    case NextStep::Kind::Exam:
        return examWords(step, now);
    case NextStep::Kind::Continue:
        return TodayView::tr("Continue “%1”");
    case NextStep::Kind::Begin:
        return TodayView::tr("Begin “%1”");
    case NextStep::Kind::ReviewBeyond:
        return TodayView::tr("Review %n more check(s)", nullptr, step.checks);
    case NextStep::Kind::AddCourse:
        return TodayView::tr("Open a course…");
    }
    return {};
}

} // namespace

TodayView::TodayView(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::TodayView>())
{
    m_ui->setupUi(this);
    for (QLabel *const label : {m_ui->headline, m_ui->detail}) {
        Look::alignToInterface(label);
    }
    connect(m_ui->mainButton, &QPushButton::clicked, this, [this] { run(m_main); });
    connect(m_ui->openButton, &QPushButton::clicked, this, &TodayView::openCourseRequested);
    connect(m_ui->dropArea, &DropArea::dropped, this, &TodayView::filesDropped);
    connect(m_ui->catchUp, &CatchUpRow::spreadRequested, this, &TodayView::catchUpRequested);
    connect(m_ui->catchUp, &CatchUpRow::stopRequested, this, &TodayView::catchUpStopped);
    setFocusProxy(m_ui->mainButton);
    m_ui->mainButton->installEventFilter(this);
    m_ui->openButton->installEventFilter(this);
}

TodayView::~TodayView() = default;

void TodayView::showPlan(const TodayPlan &plan, const StudyMoment &now)
{
    m_ui->day->setText(QLocale().toString(now.date, tr("dddd, d MMMM", "format of the date under which Today stands")));
    m_main = plan.steps.front();
    showMainStep(m_main, now);
    if (m_main.kind == NextStep::Kind::Review) {
        m_ui->detail->setText(reviewWords(m_main, plan));
    }
    if (m_main.kind == NextStep::Kind::AddCourse) {
        m_ui->detail->setText(plan.next
                                  ? tr("Every lesson here is read and no check is due now. %1 Add a course to go on.",
                                       "%1: a sentence that says when the next checks are due")
                                        .arg(DueWords::next(*plan.next, now, QLocale()))
                                  : tr("Every lesson here is read and no check is due now. Add a course to go on."));
    }
    if (plan.firstStart) {
        showFirstStart(m_main);
    }
    m_ui->catchUp->showPlan(plan, now);
    showOthers(plan, now);
}

void TodayView::focusMainAction()
{
    m_ui->mainButton->setFocus(Qt::OtherFocusReason);
}

void TodayView::showFirstStart(const NextStep &manual)
{
    m_ui->headline->setText(tr("A desk for your courses"));
    m_ui->detail->setText(
        tr("Read a lesson, answer its checks, and get back what you missed before you forget it. Carrel needs no "
           "account and no network."));
    if (manual.kind == NextStep::Kind::Begin) {
        m_ui->mainButton->setText(manual.minutes > 0
                                      ? tr("Start with the man&ual, %n minute(s)", nullptr, manual.minutes)
                                      : tr("Start with the man&ual"));
    }
}

void TodayView::showMainStep(const NextStep &step, const StudyMoment &now)
{
    switch (step.kind) {
    case NextStep::Kind::Review:
        m_ui->headline->setText(tr("%n check(s) to review", nullptr, step.checks));
        m_ui->mainButton->setText(tr("&Review now"));
        break;
    case NextStep::Kind::Exam:
        m_ui->headline->setText(examWords(step, now));
        m_ui->detail->setText(
            tr("%1: about %n minute(s). The usual schedule stays as it is.", "%1: a course", step.minutes)
                .arg(breakable(step.courseTitle)));
        m_ui->mainButton->setText(tr("Prepare &now"));
        break;
    case NextStep::Kind::Continue:
        m_ui->headline->setText(breakable(step.lessonTitle));
        m_ui->detail->setText(breakable(courseAndMinutes(step)));
        m_ui->mainButton->setText(tr("&Continue the lesson"));
        break;
    case NextStep::Kind::Begin:
        m_ui->headline->setText(breakable(step.lessonTitle));
        m_ui->detail->setText(breakable(courseAndMinutes(step)));
        m_ui->mainButton->setText(tr("Begin the le&sson"));
        break;
    case NextStep::Kind::ReviewBeyond:
        m_ui->headline->setText(tr("The reviews of today are done"));
        m_ui->detail->setText(
            tr("%n more check(s) are due. They wait until tomorrow, or you go on now.", nullptr, step.checks));
        m_ui->mainButton->setText(tr("&Review them anyway"));
        break;
    case NextStep::Kind::AddCourse:
        m_ui->headline->setText(tr("Nothing is waiting"));
        m_ui->mainButton->setText(tr("&Open a course…"));
        break;
    }
}

void TodayView::showOthers(const TodayPlan &plan, const StudyMoment &now)
{
    while (QLayoutItem *const item = m_ui->others->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (size_t i = 1; i < plan.steps.size(); ++i) {
        const NextStep &step = plan.steps[i];
        if (step.kind == NextStep::Kind::AddCourse) {
            continue;
        }
        auto *const button = new QPushButton(this);
        button->setProperty("flush", true); // under the words above it
        button->setAutoDefault(true);       // Enter, as on the main one
        button->installEventFilter(this);
        const bool isLesson = step.kind == NextStep::Kind::Continue || step.kind == NextStep::Kind::Begin;
        QString about = step.checks > 0 ? minutesWords(step.minutes) : courseAndMinutes(step);
        if (!isLesson) {
            button->setText(shortWords(step, now));
        } else if (!writeTitle(button, shortWords(step, now), step.lessonTitle)) {
            about.prepend(step.lessonTitle + u'\n');
        }
        button->setToolTip(plainTip(about));
        connect(button, &QPushButton::clicked, this, [this, step] { run(step); });
        m_ui->others->addWidget(button, 0, Qt::AlignLeft);
    }
    m_ui->othersHeading->setVisible(m_ui->others->count() > 0);
    fitDropArea();
    m_ui->openButton->setVisible(m_main.kind != NextStep::Kind::AddCourse);
}

void TodayView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitDropArea();
}

bool TodayView::eventFilter(QObject *watched, QEvent *event)
{
    // A default button takes Enter again and again while it is held down: also the one that led here.
    const auto *const key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
    const bool isEnter = key != nullptr && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    return (isEnter && key->isAutoRepeat()) || QWidget::eventFilter(watched, event);
}

void TodayView::fitDropArea()
{
    // The whole window takes what is dropped; where height is scarce the choices need it more than this hint.
    constexpr int enough = 420;
    m_ui->dropArea->setVisible(height() >= enough || m_ui->others->count() == 0); // new buttons are not visible yet
}

void TodayView::run(const NextStep &step)
{
    switch (step.kind) {
    case NextStep::Kind::Review:
        Q_EMIT reviewRequested();
        break;
    case NextStep::Kind::ReviewBeyond:
        Q_EMIT reviewBeyondRequested();
        break;
    case NextStep::Kind::Exam:
        Q_EMIT examRequested(step.lesson.course);
        break;
    case NextStep::Kind::Continue:
    case NextStep::Kind::Begin:
        Q_EMIT lessonRequested(step.lesson);
        break;
    case NextStep::Kind::AddCourse:
        Q_EMIT openCourseRequested();
        break;
    }
}

} // namespace Carrel
