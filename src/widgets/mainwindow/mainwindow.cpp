// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/mainwindow.h"

#include "base/foreigntext.h"
#include "exchange/importplan.h"
#include "exchange/recordexport.h"
#include "library/library.h"
#include "models/coursesearch.h"
#include "models/keybindings.h"
#include "models/nextstep.h"
#include "page/lessonview.h"
#include "page/pagefigures.h"
#include "settings/keys.h"
#include "settings/settings.h"
#include "study/studyrecord.h"
#include "widgets/aloud/readaloud.h"
#include "widgets/library/libraryview.h"
#include "widgets/mainwindow/gotopalette.h"
#include "widgets/mainwindow/outlinepanel.h"
#include "widgets/mainwindow/panecycle.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/notes/notespanel.h"
#include "widgets/preferences/preferencesview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/reader/minutesleft.h"
#include "widgets/reader/readerview.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/droparea.h"
#include "widgets/shared/focusstops.h"
#include "widgets/shared/messagebar.h"
#include "widgets/shared/plainlabel.h"
#include "widgets/shared/theme.h"
#include "widgets/statistics/statisticsview.h"
#include "widgets/today/todayview.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

constexpr QSize firstSize(1280, 800);
constexpr QSize smallestSize(480, 320);
constexpr QSize frameRoom(16, 48); // of edges and title bar, which are not known before the window is shown
constexpr int toldMs = 6'000;
constexpr size_t mostNotesFound = 6; // above what the courses have
constexpr size_t mostCoursesFound = 4;

} // namespace

MainWindow::MainWindow(const WindowParts &parts)
    : m_parts(parts)
    , m_importer(parts.library, [this] { return answeredChecks(m_parts.record.state()); })
    , m_learner(parts.record.learner())
    , m_day(parts.record.today())
    , m_keys(new KeyBindings(parts.settings, this))
    , m_search(new SearchField([this](const QString &words) { return search(words); }, this))
    , m_actions(new WindowActions(*this, m_search))
    , m_messages(new MessageBar(this))
    , m_panes(new PaneCycle(*this))
    , m_views(new QStackedWidget(this))
    , m_outline(new OutlinePanel(this))
    , m_notes(new NotesPanel(parts.record, parts.library, this))
    , m_side(new QStackedWidget(this))
    , m_foundNotes(parts.library)
    , m_quiz(new QuizPanel(parts.record, parts.clock, this))
    , m_aloudButton(new QToolButton(this))
    , m_goTo(new GoToPalette(this))
    , m_storage(new PlainLabel(this))
    , m_minutesLeft(new MinutesLeft(this))
{
    setWindowTitle(tr("Carrel"));
    setAcceptDrops(true);
    setMinimumSize(smallestSize);
    makeViews();
    connectActions();
    connectLearnerActions();
    connectViews();
    connectQuiz();
    connectNotes();
    connectSpeech();
    connectServices();
    applySettings();
    keepFocusInSight(this);
    restoreWindow();
    showStorage(parts.record.storageSentence());
    sayProblem(parts.record.damageSentence());
    sayProblem(parts.record.clockSentence());
    sayProblem(parts.settings.problemSentence());
    refresh();
    showToday();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeViews()
{
    m_views->setObjectName("views"_L1);
    m_today = new TodayView(m_views);
    m_library = new LibraryView(m_views);
    m_review = new ReviewView(m_parts.record, m_parts.library, m_queue, m_parts.clock, m_views);
    bindKeys();
    m_preferences = new PreferencesView(m_parts.settings, m_parts.record, *m_keys, titlesOf(m_parts.library), m_views);
    for (QWidget *const view : std::initializer_list<QWidget *>{m_today, m_library, m_review, m_preferences}) {
        m_views->addWidget(view);
    }
    m_side->setObjectName("sidePane"_L1);
    for (QWidget *const panel : std::initializer_list<QWidget *>{m_outline, m_notes}) {
        m_side->addWidget(panel);
    }
    m_side->setFocusProxy(m_outline);
    m_frame = new StudyFrame(m_side, m_views, m_quiz, this);
    auto *const centre = new QWidget(this);
    auto *const column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_frame, 1);
    setCentralWidget(centre);
    makePanes();
    m_storage->setObjectName("storage"_L1);
    statusBar()->addWidget(m_storage, 1);
    statusBar()->addPermanentWidget(m_minutesLeft);
    m_aloudButton->setProperty("quiet", true); // before its looks are first asked for
    statusBar()->addPermanentWidget(m_aloudButton);
    statusBar()->setSizeGripEnabled(false);
}

ReaderView &MainWindow::reader()
{
    if (!m_reader) {
        const ReaderParts reader{m_parts.pageEngine(), m_parts.renderer, m_parts.library, m_parts.record,
                                 m_parts.clock};
        m_reader = new ReaderView(reader, m_parts.theme.name(), m_views);
        m_views->addWidget(m_reader);
        connectReader();
        makeReadAloud();
        applySettings();
    }
    return *m_reader;
}

void MainWindow::prepareReader()
{
    reader();
}

void MainWindow::refresh()
{
    const StudyState &state = m_parts.record.state();
    const StudyMoment now = m_parts.record.moment();
    const StudyDay day = now.today;
    m_queue.update(m_parts.library, state, day);
    const ReviewAmounts due = reviewAmounts(m_queue.due(), state, day);
    m_actions->showDue(due.now.checks, due.beyond.checks, m_review->isRunning());
    const UndoOffers offers = m_parts.record.undoOffers();
    m_actions->undo->setEnabled(!offers.undo.isEmpty());
    m_actions->undo->setText(offers.undo.isEmpty() ? tr("&Undo") : offers.undo);
    m_actions->redo->setEnabled(!offers.redo.isEmpty());
    m_actions->redo->setText(offers.redo.isEmpty() ? tr("&Redo") : offers.redo);
    const QWidget *const view = m_views->currentWidget();
    if (view == m_today) {
        m_today->showPlan(todayPlan(m_parts.library, state, day, m_queue, due), now);
    } else if (view == m_library) {
        m_library->showCourses(courseProgress(m_parts.library, state, day), lastImportTitles());
    } else if (m_statistics && view == m_statistics) {
        m_statistics->refresh(m_parts.settings.value(Keys::weeklyGoal));
    } else if (m_reader && view == m_reader && m_reader->lesson().lesson) {
        m_outline->showCourse(m_parts.library.outline(m_reader->lesson().course.id), state, day);
    }
    const bool reading = m_reader && view == m_reader;
    m_minutesLeft->setVisible(reading);
    offerSpeechActions();
    for (QAction *const action : {m_actions->print, m_actions->exportPdf, m_actions->outline, m_actions->check,
                                  m_actions->find, m_actions->findNext, m_actions->findPrevious, m_actions->enlarge,
                                  m_actions->copyTableCsv, m_actions->copyTableMarkdown}) {
        action->setEnabled(reading);
    }
    showWhetherRead();
    m_actions->testModule->setEnabled(reading);
    const QList<QAction *> textActions = m_actions->textActions() << m_actions->bookmark;
    const bool isTextInSight = reading && !m_reader->page()->figures().isEnlarged();
    for (QAction *const action : textActions) {
        action->setEnabled(isTextInSight);
    }
    m_actions->citeForms->setEnabled(reading);
    m_actions->exam->setEnabled(reading);
    m_actions->continueReading->setEnabled((m_reader && m_reader->lesson().lesson) ||
                                           isAnyLessonBegun(m_parts.library, state));
    offerNeighbours();
}

void MainWindow::showPanes()
{
    const bool narrow = m_frame->isNarrow();
    m_quiz->setDrawer(narrow && m_frame->isCheckShown() && !m_quiz->wantsWholeWidth());
    if (m_reader) {
        m_reader->setCheckBar(narrow && !m_frame->isCheckShown() ? m_quiz->barText() : QString());
    }
    followNotes();
    m_actions->check->setChecked(m_frame->isCheckShown());
}

void MainWindow::showStorage(const QString &sentence)
{
    m_storage->setText(sentence);
    m_storage->setToolTip(plainTip(sentence));
}

void MainWindow::tell(const QString &sentence)
{
    statusBar()->showMessage(m_keys->fillIn(sentence), toldMs);
}

void MainWindow::say(const QString &sentence)
{
    m_messages->say({MessageKind::News, sentence, {}});
}

void MainWindow::keepInSight(const QString &words, const QString &sentence)
{
    auto *const label = new PlainLabel(words, this);
    label->setToolTip(plainTip(sentence));
    label->setAccessibleDescription(sentence);
    statusBar()->addPermanentWidget(label);
}

void MainWindow::sayLasting(const QString &sentence)
{
    m_messages->say({MessageKind::News, sentence, {}, true});
}

void MainWindow::sayProblem(const QString &sentence)
{
    if (!sentence.isEmpty()) {
        m_messages->say({MessageKind::Problem, sentence, {}, true});
    }
}

void MainWindow::comeToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::openFiles(const QStringList &paths)
{
    m_importer.start(paths);
}

QStringList MainWindow::lastImportTitles() const
{
    QStringList titles;
    if (const auto import = m_parts.library.lastImport()) {
        std::ranges::transform(import->courses, std::back_inserter(titles), &ImportedCourse::title);
    }
    return titles;
}

SearchField::Results MainWindow::search(const QString &words)
{
    SearchField::Results results;
    results.notes = findNotes(m_parts.record.state(), m_foundNotes, words, mostNotesFound);
    results.hits = findCourses(m_parts.library.courses(), words, mostCoursesFound);
    if (const Result<std::vector<SearchHit>> hits = m_parts.library.search(words)) {
        std::ranges::copy(*hits, std::back_inserter(results.hits));
    } else {
        m_messages->say({MessageKind::Problem, hits.error().sentence, {}});
    }
    return results;
}

void MainWindow::restoreWindow()
{
    resize(firstSize.boundedTo(screen()->availableGeometry().size() - frameRoom));
    restoreGeometry(QByteArray::fromBase64(m_parts.settings.value(Keys::windowGeometry).toLatin1()));
    m_frame->restoreSizes(QByteArray::fromBase64(m_parts.settings.value(Keys::paneSizes).toLatin1()));
}

void MainWindow::saveWindow()
{
    // What cannot be written is not worth a message while the window goes away.
    (void)m_parts.settings.set(Keys::windowGeometry, QString::fromLatin1(saveGeometry().toBase64()));
    (void)m_parts.settings.set(Keys::paneSizes, QString::fromLatin1(m_frame->saveSizes().toBase64()));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLeaveNotes(Leaving::Program)) {
        event->ignore();
        return;
    }
    if (m_reader) {
        m_aloud->stop();
        m_reader->leave();
    }
    saveWindow();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) {
        m_actions->fullScreen->setChecked(isFullScreen()); // the window manager may have done it
    }
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        m_parts.record.rescan();
        refreshWhenTheDayChanges();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedPaths(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    openFiles(droppedPaths(*event->mimeData()));
}

} // namespace Carrel
