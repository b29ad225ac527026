// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <utility>
#include <vector>

class QAction;
class QActionGroup;
class QLineEdit;
class QMainWindow;
class QMenu;
class QToolBar;

namespace Carrel
{

class KeyBindings;

/**
 * Every action of the main window with its text and keys, put into its menus and its toolbar. The window connects
 * them; the sheet of keys lists them.
 */
class WindowActions final : public QObject
{
    Q_OBJECT

public:
    /** @p search stands in the toolbar. */
    WindowActions(QMainWindow &window, QLineEdit *search);

    // File
    QAction *openFile;
    QAction *openFolder;
    QAction *print;
    QAction *exportPdf;
    QAction *quit;
    // Edit
    QAction *undo;
    QAction *redo;
    QAction *find; ///< in the lesson
    QAction *findNext;
    QAction *findPrevious;
    QAction *searchAll; ///< in all courses
    QAction *goTo;
    QMenu *cite;
    QActionGroup *citeForms; ///< data(): a CitationForm
    QAction *preferences;
    // View
    QAction *today;
    QAction *library;
    QAction *review;
    QAction *testModule; ///< of the lesson
    QAction *statistics;
    QAction *aside; ///< the checks that are laid aside
    QAction *outline;
    QAction *check;
    QAction *larger;
    QAction *smaller;
    QAction *normalSize;
    QAction *lineNumbers; ///< of code
    QAction *wrapCode;
    QAction *fullScreen;
    QActionGroup *themes; ///< data(): the word of the setting
    QMenu *aloud;         ///< absent, with its actions, until offerSpeech()
    QAction *readAloud;
    QAction *nextSpoken;
    QAction *previousSpoken;
    QAction *stopSpeech;
    // Go
    QAction *back;
    QAction *forward;
    QAction *continueReading;
    QAction *previousLesson;
    QAction *nextLesson;
    QAction *markRead;
    QAction *exam; ///< its date
    QAction *nextPane;
    QAction *previousPane;
    // Notes
    QAction *highlight;
    QAction *highlightColour;
    QAction *note;
    QAction *bookmark;
    QAction *editNote;
    QAction *nextSentence;
    QAction *previousSentence;
    QAction *notes; ///< the panel
    QAction *exportNotes;
    // Pictures and tables
    QAction *enlarge;
    QAction *describe;
    QAction *copyTableCsv;
    QAction *copyTableMarkdown;
    // Learner
    QMenu *learners;
    QMenu *joinLearners;
    QAction *addLearner;
    // Help
    QAction *manual;
    QAction *keys;
    QAction *about;

    /** In the toolbar's badge. @p beyond: more than the day has minutes for; @p running: a review waits to go on. */
    void showDue(int checks, int beyond, bool running);
    void offerSpeech(); ///< this computer has voices

    /** Hands every action that has a name of its own to @p bindings, which may give it other keys. */
    void bindKeys(KeyBindings &bindings) const;

    /** The actions on the text of a lesson whose keys are letters: they are pressed in the text alone. */
    [[nodiscard]] QList<QAction *> textActions() const;
    /** The same of those on its pictures and tables. */
    [[nodiscard]] QList<QAction *> figureActions() const;
    [[nodiscard]] QList<QAction *> speechActions() const { return {readAloud, nextSpoken, previousSpoken, stopSpeech}; }

    /** Every action there is in every menu, by the words of the menu. */
    [[nodiscard]] std::vector<std::pair<QString, QList<QAction *>>> all() const;

private:
    QAction *add(QMenu *menu, const QString &text, const QList<QKeySequence> &shortcuts);
    void makeFileMenu(QMainWindow &window);
    void makeEditMenu(QMainWindow &window);
    void makeViewMenu(QMainWindow &window);
    void makeCiteMenu(QMenu *edit);
    void makeThemeMenu(QMenu *view);
    void makeAloudMenu(QMenu *view);
    void makeGoMenu(QMainWindow &window);
    void makeNotesMenu(QMenu *edit);
    void makeFiguresMenu(QMenu *edit);
    void makeLearnerMenu(QMainWindow &window);
    void makeHelpMenu(QMainWindow &window);
    void makeToolBar(QMainWindow &window, QLineEdit *search);
    void name();
    static void showKeyInTip(QAction *action, const QString &words);

    QList<QMenu *> m_menus;
};

} // namespace Carrel
