// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/studyday.h"
#include "exchange/currentchecks.h"
#include "exchange/notedplaces.h"
#include "library/searchhit.h"
#include "settings/settingkey.h"
#include "speech/speaker.h"
#include "study/event.h"
#include "study/ids.h"
#include "widgets/importing/courseimporter.h"
#include "widgets/mainwindow/navigationhistory.h"
#include "widgets/mainwindow/searchfield.h"
#include "widgets/mainwindow/windowparts.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace Carrel
{

enum class CitationForm;
class GoToPalette;
struct GoToItem;
class KeyBindings;
struct LessonOnScreen;
class LibraryView;
class MessageBar;
class MinutesLeft;
class NoteRecorder;
class NotesPanel;
class OutlinePanel;
class PaneCycle;
class PreferencesView;
class QuizPanel;
class ReadAloud;
class ReaderView;
class ReviewView;
class StatisticsView;
class StudyFrame;
class TodayView;
class WindowActions;

/** The window of Carrel: joins the views, leads from one to another, and tells the learner what happens. */
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const WindowParts &parts);
    ~MainWindow() override;

    void showToday();
    void openFiles(const QStringList &paths); ///< adds them to the library and opens what came in
    void openCourse(const CourseId &course);  ///< where one was, else at its first unread lesson
    void openLesson(const LessonRef &lesson, const std::optional<BlockId> &block = {});
    void openHit(const SearchHit &hit);     ///< at the block or the check that was found, else at the lesson's top; a
                                            ///< course as openCourse()
    void openNote(const NotedPlace &noted); ///< at its place, else says why it has none
    void showNotes(bool shown);             ///< the list of notes, beside whatever view is on screen
    void startReview();
    void startReviewBeyond(); ///< of all that is due, whatever minutes the day has
    void testModule();        ///< that of the lesson on screen
    void comeToFront();
    void prepareReader(); ///< makes the page engine, so that the first lesson opens at once; call when idle
    void prepareSpeech(); ///< looks for voices to read with; call when idle
    void say(const QString &sentence);
    /** Keeps @p words at the end of the status line; @p sentence says more where the pointer rests. */
    void keepInSight(const QString &words, const QString &sentence);
    void sayLasting(const QString &sentence); ///< comes back when what is said after it is closed

    [[nodiscard]] WindowActions &actions() const { return *m_actions; }
    [[nodiscard]] MessageBar &messages() const { return *m_messages; }

Q_SIGNALS:
    void pagePainted(); ///< the first lesson is on the screen

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void makeViews();
    void connectActions();
    void connectLearnerActions();
    void connectViews();
    void connectQuiz();
    void connectReader();
    void connectCheckKeys();
    void connectFigures();
    void showFigureMenu(const QList<QAction *> &actions, const QPoint &at);
    void bindKeys();  ///< once every action is there
    void makePanes(); ///< what F6 goes through
    void enterView(); ///< the one on screen, by keys
    [[nodiscard]] bool isCheckAsking() const;
    void connectNotes();
    void connectNoteKeys();
    enum class Leaving : quint8 { Program, Learner };
    [[nodiscard]] bool mayLeaveNotes(Leaving what); ///< asks when one cannot be kept
    [[nodiscard]] std::vector<NoteRecorder *> noteRecorders() const;
    [[nodiscard]] QStringList textsNotKept() const;
    [[nodiscard]] bool areNotesKept(); ///< with what is being typed; waits for the disk
    [[nodiscard]] bool areNotesGivenUp(Leaving what);
    void returnToNote(); ///< that could not be kept
    void showOutline(bool shown);
    [[nodiscard]] bool areNotesOpen() const; ///< the list of notes, were there room for it
    void followNotes();                      ///< tells menu and list what is on screen
    void connectSpeech();
    void makeReadAloud(); ///< with the reader
    void offerSpeech();
    void applySpeech();        ///< what was chosen for it
    void offerSpeechActions(); ///< those that do something now
    void connectServices();
    void restoreWindow();
    void saveWindow();

    ReaderView &reader();
    StatisticsView &statistics();
    [[nodiscard]] QWidget *viewOf(const Stop &stop); ///< that is no lesson
    void go(const Stop &stop);
    void goBack();
    void present(const Stop &stop, bool isNew = false); ///< new: the eye is led to the place
    void presentLesson(const Stop &stop, bool isNew);
    [[nodiscard]] bool isOnScreen(const Stop &stop) const; ///< that lesson is before the learner
    void enterLesson();
    void withLesson(const LessonRef &lesson, const std::function<void()> &act);
    void noteWhereOneIs();
    void offerHistory();
    void showPassage(const BlockId &block); ///< of the check beside the lesson, which keeps the focus
    void lessonOpened(const LessonOnScreen &lesson);
    void openNextLesson();
    void writeNoteOn(const LessonRef &lesson, const BlockId &block);
    void continueReading(); ///< from anywhere: the lesson at hand, else the one that Today would continue
    [[nodiscard]] std::optional<LessonRef> lessonToContinue() const;
    void showPassageOfReview(const LessonRef &lesson, const BlockId &block);
    void refresh();
    void refreshWhenTheDayChanges();
    void followLearner();
    void undo();
    void redo();
    void showAside();
    void askForExam();                                             ///< of the course on screen
    void tellWhenDone(const EventRef &undo, const QString &words); ///< what was taken back or done again
    void markRead(bool read);
    void showWhetherRead(); ///< in the menu
    [[nodiscard]] QString withPlace(const QString &action, const Event *event) const;
    void forgetUndo();                        ///< what was said of it: something else was done since
    void sayProblem(const QString &sentence); ///< comes back; an empty one says nothing
    void tell(const QString &sentence);       ///< in the status line, for a while
    void showStorage(const QString &sentence);
    void showPanes();                          ///< tells quiz, reader and menu what the frame shows
    bool passToCheck(const QKeyEvent &event);  ///< from elsewhere in the window; true when the check took it
    bool pressFocused(const QKeyEvent &event); ///< the button with the focus, by Enter; false: there is none
    void openNeighbour(const std::optional<LessonRef> &lesson);
    void offerNeighbours(); ///< only lessons that are here
    void askForFiles();
    void askForFolder();
    void connectPaper();
    void connectRemoval();
    [[nodiscard]] bool isRemovalWanted(const CourseSummary &course); ///< asks
    void changeZoom(int steps);                                      ///< 0: back to normal
    void applySettings();
    void applyTheme();
    template<typename T> void changeSetting(const SettingKey<T> &key, const T &value);
    void copyCitation(CitationForm form);
    void openGoTo();
    void goTo(const GoToItem &item);
    void trigger(const QString &command); ///< by the id of its GoToItem
    void showKeys();
    void showAbout();
    void openManual();
    [[nodiscard]] QStringList lastImportTitles() const;
    [[nodiscard]] SearchField::Results search(const QString &words);

    WindowParts m_parts;
    CourseImporter m_importer;
    NavigationHistory m_history;
    LearnerId m_learner; ///< empty until the first write into an empty folder
    StudyDay m_day;
    QTimer m_dayTimer{this};
    Speaker m_speaker;

    KeyBindings *m_keys;
    SearchField *m_search;
    WindowActions *m_actions;
    MessageBar *m_messages;
    PaneCycle *m_panes;
    QStackedWidget *m_views;
    OutlinePanel *m_outline;
    NotesPanel *m_notes;
    QStackedWidget *m_side;   ///< the outline or the notes
    NotedPlaces m_foundNotes; ///< for the search
    KeptQueue m_queue;
    QuizPanel *m_quiz;
    StudyFrame *m_frame;
    TodayView *m_today;
    LibraryView *m_library;
    ReviewView *m_review;
    PreferencesView *m_preferences;
    StatisticsView *m_statistics = nullptr; ///< made when it is looked at
    ReaderView *m_reader = nullptr;         ///< made with the page engine
    ReadAloud *m_aloud = nullptr;           ///< likewise
    QToolButton *m_aloudButton;
    GoToPalette *m_goTo;
    QLabel *m_storage;
    MinutesLeft *m_minutesLeft;
    bool m_isEntering = false; ///< a lesson that was asked for is not there yet
    QString m_notKept;         ///< said of the last answer that was lost
    QString m_undone;          ///< said of what was taken back last
};

} // namespace Carrel
