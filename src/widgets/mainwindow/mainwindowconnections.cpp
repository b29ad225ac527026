// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What MainWindow does when something happens in its views, menus and services.
#include "library/library.h"
#include "page/formulapictures.h"
#include "page/lessonview.h"
#include "page/pagefigures.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "study/reviewportion.h"
#include "study/studyrecord.h"
#include "widgets/exporting/exportmessages.h"
#include "widgets/importing/importmessages.h"
#include "widgets/library/libraryview.h"
#include "widgets/mainwindow/gotopalette.h"
#include "widgets/mainwindow/learnermenu.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/mainwindow/panecycle.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/wheelzoom.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/preferences/preferencesview.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/reader/findbar.h"
#include "widgets/reader/minutesleft.h"
#include "widgets/reader/pagetrouble.h"
#include "widgets/reader/readerview.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/coursepictures.h"
#include "widgets/shared/messagebar.h"
#include "widgets/shared/motion.h"
#include "widgets/shared/readinglooks.h"
#include "widgets/shared/theme.h"
#include "widgets/today/todayview.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QMenu>
#include <QStackedWidget>
#include <QStatusBar>
#include <QUrl>

#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr int dayCheckMs = 30'000;

} // namespace

void MainWindow::connectActions()
{
    const WindowActions &a = *m_actions;
    connect(a.openFile, &QAction::triggered, this, &MainWindow::askForFiles);
    connect(a.openFolder, &QAction::triggered, this, &MainWindow::askForFolder);
    connectPaper();
    connect(a.quit, &QAction::triggered, this, &MainWindow::close);
    connect(a.find, &QAction::triggered, this, [this] { reader().findBar().open(); });
    connect(a.findNext, &QAction::triggered, this, [this] { reader().findBar().step(1); });
    connect(a.findPrevious, &QAction::triggered, this, [this] { reader().findBar().step(-1); });
    connect(a.searchAll, &QAction::triggered, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    connect(a.preferences, &QAction::triggered, this, [this] { go({Stop::View::Preferences, {}, {}}); });
    connect(a.today, &QAction::triggered, this, &MainWindow::showToday);
    connect(a.library, &QAction::triggered, this, [this] { go({Stop::View::Library, {}, {}}); });
    connect(a.review, &QAction::triggered, this, &MainWindow::startReview);
    connect(a.testModule, &QAction::triggered, this, &MainWindow::testModule);
    connect(a.statistics, &QAction::triggered, this, [this] { go({Stop::View::Statistics, {}, {}}); });
    connect(a.aside, &QAction::triggered, this, &MainWindow::showAside);
    connect(a.outline, &QAction::triggered, this, &MainWindow::showOutline);
    connect(a.check, &QAction::triggered, m_frame, &StudyFrame::showCheck);
    connect(a.fullScreen, &QAction::triggered, this,
            [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    connect(a.larger, &QAction::triggered, this, [this] { changeZoom(1); });
    connect(a.smaller, &QAction::triggered, this, [this] { changeZoom(-1); });
    connect(a.normalSize, &QAction::triggered, this, [this] { changeZoom(0); });
    connect(a.lineNumbers, &QAction::triggered, this, [this](bool on) { changeSetting(Keys::lineNumbers, on); });
    connect(a.wrapCode, &QAction::triggered, this, [this](bool on) { changeSetting(Keys::wrapCode, on); });
    connect(new WheelZoom(*this), &WheelZoom::turned, this, &MainWindow::changeZoom);
    connect(a.previousLesson, &QAction::triggered, this, [this] { openNeighbour(reader().previousLesson()); });
    connect(a.citeForms, &QActionGroup::triggered, this,
            [this](const QAction *action) { copyCitation(CitationForm(action->data().toInt())); });
    connect(a.goTo, &QAction::triggered, this, &MainWindow::openGoTo);
    connect(m_goTo, &GoToPalette::chosen, this, &MainWindow::goTo);
    connect(a.continueReading, &QAction::triggered, this, &MainWindow::continueReading);
    connect(a.nextLesson, &QAction::triggered, this, &MainWindow::openNextLesson);
    connect(a.markRead, &QAction::triggered, this, &MainWindow::markRead);
    connect(a.exam, &QAction::triggered, this, &MainWindow::askForExam);
    connect(a.manual, &QAction::triggered, this, &MainWindow::openManual);
    connect(a.keys, &QAction::triggered, this, &MainWindow::showKeys);
    connect(a.about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(a.nextPane, &QAction::triggered, m_panes, [this] { m_panes->step(1); });
    connect(a.previousPane, &QAction::triggered, m_panes, [this] { m_panes->step(-1); });
    connect(a.back, &QAction::triggered, this, &MainWindow::goBack);
    connect(a.forward, &QAction::triggered, this, [this] {
        noteWhereOneIs();
        if (const std::optional<Stop> stop = m_history.goForward()) {
            present(*stop);
        }
    });
}

template<typename T> void MainWindow::changeSetting(const SettingKey<T> &key, const T &value)
{
    if (const Result<void> kept = m_parts.settings.set(key, value); !kept) {
        m_messages->say({MessageKind::Problem, kept.error().sentence, {}});
    }
}

void MainWindow::connectLearnerActions()
{
    connect(m_actions->undo, &QAction::triggered, this, &MainWindow::undo);
    connect(m_actions->redo, &QAction::triggered, this, &MainWindow::redo);
    connect(m_actions->describe, &QAction::triggered, this,
            [this](bool shown) { changeSetting(Keys::pictureDescriptions, shown); });
    connect(m_actions->themes, &QActionGroup::triggered, this,
            [this](const QAction *action) { changeSetting(Keys::theme, action->data().toString()); });
    const auto *const learners =
        new LearnerMenu(m_parts.record, m_actions->learners, m_actions->joinLearners, m_actions->addLearner,
                        [this] { return mayLeaveNotes(Leaving::Learner); });
    connect(learners, &LearnerMenu::told, this, &MainWindow::tell);
    connect(learners, &LearnerMenu::failed, this,
            [this](const Error &error) { m_messages->say({MessageKind::Problem, error.sentence, {}}); });
}

void MainWindow::connectViews()
{
    connect(m_today, &TodayView::reviewRequested, this, &MainWindow::startReview);
    connect(m_today, &TodayView::reviewBeyondRequested, this, &MainWindow::startReviewBeyond);
    connect(m_today, &TodayView::examRequested, this, [this](const CourseId &course) {
        m_review->startExam(course);
        startReview();
    });
    connect(m_today, &TodayView::catchUpRequested, this, [this](int checks, int days) {
        m_parts.record.append(catchUpSetting(catchUpOver(days, checks, m_parts.record.today())));
    });
    connect(m_today, &TodayView::catchUpStopped, this, [this] { m_parts.record.append(catchUpSetting({})); });
    connect(m_today, &TodayView::lessonRequested, this, [this](const LessonRef &lesson) { openLesson(lesson); });
    connect(m_today, &TodayView::openCourseRequested, this, &MainWindow::askForFiles);
    connect(m_today, &TodayView::filesDropped, this, &MainWindow::openFiles);
    connect(m_preferences, &PreferencesView::failed, this,
            [this](const Error &error) { m_messages->say({MessageKind::Problem, error.sentence, {}}); });
    connect(m_preferences, &PreferencesView::closeRequested, this, &MainWindow::goBack);
    connect(m_library, &LibraryView::courseRequested, this, &MainWindow::openCourse);
    connectRemoval();
    connect(m_library, &LibraryView::showFolderRequested, this,
            [](const CourseSummary &course) { QDesktopServices::openUrl(QUrl::fromLocalFile(course.folder)); });
    connect(m_library, &LibraryView::addCourseRequested, this, &MainWindow::askForFiles);
    connect(m_library, &LibraryView::undoImportRequested, &m_importer, &CourseImporter::undo);
    connect(m_library, &LibraryView::filesDropped, this, &MainWindow::openFiles);
    connect(m_review, &ReviewView::finished, this, &MainWindow::showToday);
    for (const CheckView *const check : {m_quiz->checkView(), m_review->checkView()}) {
        connect(check, &CheckView::answered, this, &MainWindow::forgetUndo);
        connect(check, &CheckView::told, this, &MainWindow::tell);
        connect(check, &CheckView::noteRequested, this, &MainWindow::writeNoteOn);
    }
    connect(m_review, &ReviewView::passageRequested, this, &MainWindow::showPassageOfReview);
    connect(m_outline, &OutlinePanel::lessonRequested, this, [this](const LessonRef &lesson) { openLesson(lesson); });
    connect(m_outline, &OutlinePanel::sectionRequested, this,
            [this](const LessonRef &lesson, const BlockId &heading) { openLesson(lesson, heading); });
    connect(m_outline, &OutlinePanel::lessonNotHere, this, [this](const QString &title) {
        say(tr("“%1” is not in the library. Add its file with File, Open a course or lesson.").arg(title));
    });
    connect(m_search, &SearchField::hitChosen, this, &MainWindow::openHit);
    connect(m_search, &SearchField::left, m_views,
            [this] { m_views->currentWidget()->setFocus(Qt::OtherFocusReason); });
    connect(m_frame, &StudyFrame::panesChanged, this, &MainWindow::showPanes);
}

void MainWindow::connectQuiz()
{
    connect(m_quiz, &QuizPanel::stateChanged, this, &MainWindow::showPanes);
    auto *const formulas = new FormulaPictures(m_parts.pageEngine, m_parts.math, this);
    m_review->setMeans(&m_parts.highlighter, formulas);
    m_quiz->setMeans(&m_parts.highlighter, coursePictures(m_parts.library), formulas);
    connect(m_quiz, &QuizPanel::nextLessonRequested, this, &MainWindow::openNextLesson);
    m_quiz->setInReview([this](const CheckKey &check) { return m_review->helpedCheck() == check; });
    connect(m_quiz, &QuizPanel::reviewRequested, this, &MainWindow::startReview);
    connect(m_quiz, &QuizPanel::todayRequested, this, &MainWindow::showToday);
    connect(m_quiz, &QuizPanel::closeRequested, m_frame, &StudyFrame::closeDrawers);
    connect(m_quiz, &QuizPanel::passageRequested, this, &MainWindow::showPassage);
}

void MainWindow::connectReader()
{
    connect(m_reader, &ReaderView::lessonOpened, this, &MainWindow::lessonOpened);
    connect(m_reader, &ReaderView::openLessonRequested, this,
            [this](const LessonRef &lesson, const BlockId &block) { openLesson(lesson, block); });
    connect(m_reader, &ReaderView::checkActivated, this, [this](const CheckId &check) {
        m_quiz->showCheck(check);
        m_frame->showCheck(true);
    });
    connect(m_reader, &ReaderView::checkPassed, m_quiz, &QuizPanel::offerCheck);
    connect(m_reader, &ReaderView::checkBarActivated, m_frame, [this] { m_frame->showCheck(true); });
    connect(m_reader, &ReaderView::lessonShown, this, &MainWindow::pagePainted);
    connect(m_reader, &ReaderView::told, this, &MainWindow::tell);
    connect(m_reader, &ReaderView::problem, this,
            [this](const QString &sentence) { m_messages->say({MessageKind::Problem, sentence, {}}); });
    new PageTrouble(*m_reader->page(), *m_messages, m_reader);
    connect(m_reader->page(), &LessonView::placeChanged, this, [this](const Place &place) {
        m_outline->setPlace(place.block);
        m_minutesLeft->moveTo(place);
    });
    connect(m_reader->page(), &LessonView::lastBlockSeen, m_minutesLeft, &MinutesLeft::seeEnd);
    connect(m_reader->page(), &LessonView::citeActivated, this,
            [this](const QPoint &below) { m_actions->cite->popup(m_reader->page()->mapToGlobal(below)); });
    m_reader->showKeyOf(m_actions->check);
    connectCheckKeys();
    connectNoteKeys();
    connectFigures();
}

void MainWindow::connectServices()
{
    auto *const messages = new ImportMessages(m_importer, *m_messages, *this);
    connect(messages, &ImportMessages::lessonAdded, this, [this](const LessonRef &lesson) { openLesson(lesson); });
    connect(messages, &ImportMessages::told, this, &MainWindow::tell);
    connect(messages, &ImportMessages::courseAdded, this, &MainWindow::openCourse);
    connect(messages, &ImportMessages::openRequested, this, &MainWindow::openCourse);
    auto *const exports = new ExportMessages(m_parts.library, m_parts.clock, *m_messages, *this);
    connect(m_library, &LibraryView::exportRequested, exports,
            [this, exports](const CourseSummary &course, ExportFormat format) {
                exports->ask(course, format, m_parts.settings.value(Keys::lineNumbers));
            });
    connect(exports, &ExportMessages::told, this, &MainWindow::tell);
    connect(&m_parts.library, &Library::coursesChanged, this, &MainWindow::refresh);
    connect(&m_parts.library, &Library::lastImportChanged, this, &MainWindow::refresh);
    connect(&m_parts.record, &StudyRecord::stateChanged, this, &MainWindow::refresh);
    connect(&m_parts.record, &StudyRecord::learnerChanged, this, &MainWindow::followLearner);
    connect(&m_parts.record, &StudyRecord::storageChanged, this, &MainWindow::showStorage);
    connect(&m_parts.record, &StudyRecord::damageFound, this, &MainWindow::sayProblem);
    connect(&m_parts.record, &StudyRecord::backupFailed, this, &MainWindow::sayProblem);
    connect(&m_parts.record, &StudyRecord::clockDoubted, this, &MainWindow::sayProblem);
    connect(&m_parts.record, &StudyRecord::appendFailed, this, [this](const EventRef &, const Error &error) {
        m_notKept = error.sentence;
        statusBar()->clearMessage(); // what it says was done must not stand beside this
        refresh();
        m_messages->say({MessageKind::Problem, error.sentence, {}});
    });
    connect(&m_parts.record, &StudyRecord::eventAppended, this, [this] {
        if (const QString over = std::exchange(m_notKept, {}); !over.isEmpty() && m_messages->text() == over) {
            m_messages->close();
        }
    });
    connect(&m_parts.settings, &Settings::changed, this, &MainWindow::applySettings);
    connect(&m_parts.theme, &Theme::changed, this, &MainWindow::applyTheme);
    m_dayTimer.setObjectName("dayTimer"_L1);
    m_dayTimer.start(dayCheckMs);
    connect(&m_dayTimer, &QTimer::timeout, this, &MainWindow::refreshWhenTheDayChanges);
}

void MainWindow::followLearner()
{
    // The first answer of all makes a learner, too; that is no reason to lead away from the lesson.
    const LearnerId before = std::exchange(m_learner, m_parts.record.learner());
    if (!before.isEmpty() && before != m_learner) {
        showToday();
    } else {
        refresh();
    }
}

void MainWindow::refreshWhenTheDayChanges()
{
    if (m_parts.record.today() != m_day) {
        m_day = m_parts.record.today();
        refresh();
    }
}

void MainWindow::changeZoom(int steps)
{
    const int now = ReadingLooks::from(m_parts.settings).zoom;
    const int wanted = steps == 0 ? Keys::zoom.defaultValue : ReadingLooks::zoomAfter(now, steps);
    changeSetting(Keys::zoom, wanted);
    tell(tr("Zoom: %1 %").arg(ReadingLooks::from(m_parts.settings).zoom));
}

void MainWindow::applySettings()
{
    const QString theme = m_parts.settings.value(Keys::theme);
    m_parts.theme.choose(themeNamed(theme));
    const QList<QAction *> themes = m_actions->themes->actions();
    for (QAction *const action : themes) {
        action->setChecked(action->data().toString() == theme);
        action->setEnabled(m_parts.settings.lockedBy(Keys::theme).isEmpty());
    }
    for (const auto &[action, key] :
         {std::pair(m_actions->lineNumbers, &Keys::lineNumbers), std::pair(m_actions->wrapCode, &Keys::wrapCode),
          std::pair(m_actions->describe, &Keys::pictureDescriptions)}) {
        action->setChecked(m_parts.settings.value(*key));
        action->setEnabled(m_parts.settings.lockedBy(*key).isEmpty());
    }
    applySpeech();
    applyTheme();
    const bool isMotionReduced = Motion::isReduced(m_parts.settings);
    Motion::reduce(isMotionReduced);
    m_messages->setMotionReduced(isMotionReduced);
    if (m_reader) {
        m_reader->page()->figures().setDescriptions(m_actions->describe->isChecked());
        m_reader->page()->setMotionReduced(isMotionReduced);
    }
}

void MainWindow::applyTheme()
{
    const TextLooks looks = ReadingLooks::from(m_parts.settings);
    if (m_reader) {
        m_reader->page()->setTheme(m_parts.theme.name());
        m_reader->page()->setLooks(looks);
    }
    const QFont font = ReadingLooks::checkFont(QApplication::font(), looks);
    ReadingLooks::setFontWithin(*m_quiz, font);
    ReadingLooks::setFontWithin(*m_review, font);
}

} // namespace Carrel
