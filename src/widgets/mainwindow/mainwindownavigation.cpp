// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How MainWindow leads from one view, course and lesson to another.
#include "base/shorttext.h"
#include "library/library.h"
#include "models/nextstep.h"
#include "page/lessonview.h"
#include "study/pace.h"
#include "study/studyrecord.h"
#include "widgets/aloud/readaloud.h"
#include "widgets/library/libraryview.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/notes/notespanel.h"
#include "widgets/preferences/preferencesview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/reader/minutesleft.h"
#include "widgets/reader/readerview.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/messagebar.h"
#include "widgets/statistics/statisticsview.h"
#include "widgets/today/todayview.h"

#include <QAction>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

void MainWindow::showToday()
{
    go({Stop::View::Today, {}, {}});
}

void MainWindow::startReview()
{
    noteWhereOneIs();
    m_history.visit({Stop::View::Review, {}, {}});
    if (!m_review->isRunning()) {
        m_review->start();
    }
    present({Stop::View::Review, {}, {}});
}

void MainWindow::testModule()
{
    const LessonOnScreen lesson = reader().lesson();
    const std::shared_ptr<const CourseOutline> outline = m_parts.library.outline(lesson.course.id);
    const Module *const module = outline ? outline->moduleOf(lesson.ref().lesson) : nullptr;
    std::vector<CheckKey> checks;
    if (module) {
        for (const LessonEntry &entry : module->lessons) {
            for (const auto &[check, fingerprint] : entry.checks) {
                if (entry.here) {
                    checks.push_back({lesson.course.id, entry.slug, check});
                }
            }
        }
    }
    if (checks.empty()) {
        tell(tr("No check of this module can be asked."));
        return;
    }
    noteWhereOneIs();
    m_history.visit({Stop::View::Review, {}, {}});
    m_review->startTest(module->title.isEmpty() ? lesson.course.title : module->title, std::move(checks));
    present({Stop::View::Review, {}, {}});
}

void MainWindow::startReviewBeyond()
{
    if (!m_review->isRunning()) {
        m_review->startBeyond();
    }
    startReview();
}

void MainWindow::openCourse(const CourseId &course)
{
    const std::shared_ptr<const CourseOutline> outline = m_parts.library.outline(course);
    if (!outline) {
        return;
    }
    if (m_reader && m_reader->lesson().lesson && m_reader->lesson().course.id == course) {
        openLesson(m_reader->lesson().ref()); // its place may not have reached the record yet
        return;
    }
    const LessonRef *best = nullptr;
    qint64 latest = 0;
    for (const auto &[ref, lesson] : m_parts.record.state().lessons()) {
        const LessonEntry *const entry = ref.course == course ? outline->find(ref.lesson) : nullptr;
        if (entry && entry->here && lesson.lastAt > latest) {
            latest = lesson.lastAt;
            best = &ref;
        }
    }
    if (best) {
        openLesson(*best);
        return;
    }
    if (const auto unread = unreadLessons(*outline, m_parts.record.state()); !unread.empty()) {
        openLesson(unread.front());
    }
}

void MainWindow::openLesson(const LessonRef &lesson, const std::optional<BlockId> &block)
{
    const bool isAsked = block.has_value() && !block->isEmpty();
    go({Stop::View::Lesson, lesson, isAsked ? std::optional(Place{*block, 0}) : std::nullopt});
}

void MainWindow::openHit(const SearchHit &hit)
{
    if (hit.lesson.lesson.isEmpty()) {
        openCourse(hit.lesson.course);
        return;
    }
    // A title and the idea of a lesson stand above its first block.
    const bool hasPlace = !hit.block.isEmpty() || hit.check.isEmpty();
    go({Stop::View::Lesson, hit.lesson, hasPlace ? std::optional(Place{hit.block, 0}) : std::nullopt});
    if (hit.check.isEmpty()) {
        return;
    }
    withLesson(hit.lesson, [this, hit] {
        m_quiz->showCheck(hit.check);
        m_frame->showCheck(true);
    });
}

/** Once @p lesson is on screen, which a long one is later; not at all when another one comes in its place. */
void MainWindow::withLesson(const LessonRef &lesson, const std::function<void()> &act)
{
    const auto actOnIt = [this, lesson, act] {
        if (m_reader->lesson().ref() == lesson) {
            act();
        }
    };
    actOnIt();
    if (m_reader->lesson().ref() != lesson) {
        connect(m_reader, &ReaderView::lessonOpened, this, actOnIt, Qt::SingleShotConnection);
    }
}

void MainWindow::go(const Stop &stop)
{
    noteWhereOneIs();
    m_history.visit(stop);
    present(stop, true);
}

void MainWindow::goBack()
{
    noteWhereOneIs();
    if (const std::optional<Stop> stop = m_history.goBack()) {
        present(*stop);
    }
}

void MainWindow::noteWhereOneIs()
{
    if (m_reader && m_views->currentWidget() == m_reader) {
        m_history.note(m_reader->lesson().ref(), m_reader->page()->place());
    }
}

void MainWindow::present(const Stop &stop, bool isNew)
{
    forgetUndo();
    m_isEntering = false;
    if (!isOnScreen(stop)) {
        m_messages->moveOn();
    }
    if (stop.view == Stop::View::Lesson) {
        presentLesson(stop, isNew);
    } else {
        if (m_aloud) {
            m_aloud->stop();
        }
        QWidget *const view = viewOf(stop);
        // Else Qt gives the focus to the first control it finds in the view, and what is around that scrolls there.
        m_views->setFocus(Qt::OtherFocusReason);
        m_views->setCurrentWidget(view);
        m_frame->setContent({.outline = areNotesOpen()});
        m_notes->showLesson({});
        setWindowTitle(tr("Carrel"));
        view->setFocus(Qt::OtherFocusReason);
        if (view == m_review) {
            m_review->takeFocus();
        }
    }
    m_actions->today->setChecked(stop.view == Stop::View::Today);
    m_actions->library->setChecked(stop.view == Stop::View::Library);
    offerHistory();
    refresh();
}

StatisticsView &MainWindow::statistics()
{
    if (!m_statistics) {
        m_statistics = new StatisticsView(m_parts.record, m_parts.library, m_views);
        m_views->addWidget(m_statistics);
        connect(m_statistics, &StatisticsView::passageRequested, this,
                [this](const LessonRef &lesson, const BlockId &block) { openLesson(lesson, block); });
        connect(m_statistics, &StatisticsView::closeRequested, this, &MainWindow::goBack);
        connect(m_statistics, &StatisticsView::asideRequested, this, &MainWindow::showAside);
        connect(m_statistics, &StatisticsView::told, this, &MainWindow::tell);
        connect(m_statistics, &StatisticsView::failed, this,
                [this](const Error &error) { m_messages->say({MessageKind::Problem, error.sentence, {}}); });
    }
    return *m_statistics;
}

QWidget *MainWindow::viewOf(const Stop &stop)
{
    if (stop.view == Stop::View::Statistics) {
        return &statistics();
    }
    QWidget *const views[] = {m_today, m_library, m_review, m_preferences};
    return views[int(stop.view)];
}

void MainWindow::offerHistory()
{
    m_actions->back->setEnabled(m_history.canGoBack());
    m_actions->forward->setEnabled(m_history.canGoForward());
}

void MainWindow::showPassage(const BlockId &block)
{
    m_frame->closeDrawers();
    noteWhereOneIs();
    m_history.visit({Stop::View::Lesson, reader().lesson().ref(), Place{block, 0}});
    reader().showPassage(block);
    offerHistory();
}

void MainWindow::presentLesson(const Stop &stop, bool isNew)
{
    const bool wasReading = m_views->currentWidget() == &reader();
    m_views->setCurrentWidget(m_reader);
    const bool isThere = isOnScreen(stop);
    m_isEntering = !isThere;
    m_reader->open(stop.lesson, stop.place, isNew);
    if (isThere) {
        if (!wasReading) { // a jump inside the lesson leaves a check that is being answered as it is
            lessonOpened(m_reader->lesson());
        }
        enterLesson();
        Q_EMIT pagePainted();
    }
}

bool MainWindow::isOnScreen(const Stop &stop) const
{
    return m_reader && m_views->currentWidget() == m_reader && m_reader->lesson().lesson &&
           m_reader->lesson().ref() == stop.lesson && stop.view == Stop::View::Lesson;
}

/** Who opens a lesson reads it, or answers it where it is nothing but checks. */
void MainWindow::enterLesson()
{
    m_frame->closeDrawers();
    if (m_quiz->wantsWholeWidth()) {
        m_quiz->takeFocus();
    } else {
        m_reader->page()->focusPage();
    }
}

std::optional<LessonRef> MainWindow::lessonToContinue() const
{
    if (m_reader && m_reader->lesson().lesson) {
        return m_reader->lesson().ref(); // its place may not have reached the record yet
    }
    return Carrel::lessonToContinue(m_parts.library, m_parts.record.state());
}

void MainWindow::continueReading()
{
    if (const std::optional<LessonRef> lesson = lessonToContinue()) {
        openLesson(*lesson);
    }
}

void MainWindow::lessonOpened(const LessonOnScreen &lesson)
{
    m_aloud->stop();
    m_quiz->showLesson(lesson);
    m_notes->showLesson(lesson.ref());
    m_outline->showCourse(m_parts.library.outline(lesson.course.id), m_parts.record.state(), m_parts.record.today());
    m_outline->setCurrent(lesson.lesson->slug, m_reader->sections());
    const double pace = readingPace(m_parts.record.state(), [this](const LessonRef &ref) {
        const auto outline = m_parts.library.outline(ref.course);
        const LessonEntry *const entry = outline ? outline->find(ref.lesson) : nullptr;
        return entry ? entry->minutes : std::nullopt;
    });
    const Place place = m_reader->page()->place();
    m_minutesLeft->showLesson(lesson.lesson, m_reader->length(), pace, place);
    m_outline->setPlace(place.block);
    if (m_views->currentWidget() == m_reader) { // else it was read anew behind another view, since its course changed
        m_frame->setContent({true, m_quiz->hasChecks(), !m_quiz->wantsWholeWidth()});
        setWindowTitle(tr("%1 – Carrel", "title of the window: the lesson").arg(titleText(lesson.lesson->title)));
    }
    showPanes();
    refresh();
    if (std::exchange(m_isEntering, false)) {
        enterLesson();
    }
}

void MainWindow::openNeighbour(const std::optional<LessonRef> &lesson)
{
    if (lesson) {
        openLesson(*lesson);
    }
}

void MainWindow::offerNeighbours()
{
    const bool reading = m_reader && m_views->currentWidget() == m_reader;
    const bool next = reading && m_reader->nextLesson();
    m_actions->previousLesson->setEnabled(reading && m_reader->previousLesson());
    m_actions->nextLesson->setEnabled(next);
    m_quiz->setNextLessonHere(next);
}

void MainWindow::showPassageOfReview(const LessonRef &lesson, const BlockId &block)
{
    openLesson(lesson, block);
    if (const std::optional<CheckKey> check = m_review->helpedCheck()) {
        withLesson(lesson, [this, check] { m_quiz->showCheck(check->check); });
    }
    m_messages->say({.text = tr("This is the passage of the check you are reviewing."),
                     .actions = {{tr("Back to &the review"), [this] { startReview(); }}},
                     .passing = true});
}

void MainWindow::openNextLesson()
{
    openNeighbour(reader().nextLesson());
}

void MainWindow::openManual()
{
    const std::vector<CourseSummary> courses = m_parts.library.courses();
    const auto manual = std::ranges::find_if(
        courses, [](const CourseSummary &course) { return course.readOnly && course.info.slug == "using-carrel"_L1; });
    if (manual == courses.end()) {
        m_messages->say({MessageKind::Problem, tr("The manual is not installed."), {}});
        return;
    }
    openCourse(manual->info.id);
}

} // namespace Carrel
