// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mainwindow/windowactions.h"

#include "base/foreigntext.h"
#include "exchange/citation.h"
#include "widgets/shared/keytip.h"
#include "widgets/shared/theme.h"

#include <QActionGroup>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <tuple>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

/** Those of the system, which may have none, and the one that people know from elsewhere. */
QList<QKeySequence> fullScreenKeys()
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(QKeySequence::FullScreen);
    if (const QKeySequence known(Qt::Key_F11); !keys.contains(known)) {
        keys << known;
    }
    return keys;
}

} // namespace

WindowActions::WindowActions(QMainWindow &window, QLineEdit *search)
    : QObject(&window)
{
    makeFileMenu(window);
    makeEditMenu(window);
    makeViewMenu(window);
    makeGoMenu(window);
    makeLearnerMenu(window);
    makeHelpMenu(window);
    makeToolBar(window, search);
    name();
}

QAction *WindowActions::add(QMenu *menu, const QString &text, const QList<QKeySequence> &shortcuts)
{
    auto *const action = new QAction(text, this);
    action->setShortcuts(shortcuts);
    menu->addAction(action);
    return action;
}

void WindowActions::makeFileMenu(QMainWindow &window)
{
    QMenu *const menu = m_menus.emplaceBack(window.menuBar()->addMenu(tr("&File")));
    openFile = add(menu, tr("&Open a course or lesson…"), {QKeySequence::Open});
    openFolder = add(menu, tr("Open a &folder…"), {QKeySequence(u"Ctrl+Shift+O"_s)});
    menu->addSeparator();
    print = add(menu, tr("&Print…"), {QKeySequence::Print});
    exportPdf = add(menu, tr("&Export as PDF…"), {QKeySequence(u"Ctrl+Shift+P"_s)});
    menu->addSeparator();
    quit = add(menu, tr("&Quit"), {QKeySequence(u"Ctrl+Q"_s)});
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::makeEditMenu(QMainWindow &window)
{
    QMenu *const menu = m_menus.emplaceBack(window.menuBar()->addMenu(tr("&Edit")));
    undo = add(menu, tr("&Undo"), {QKeySequence::Undo});
    redo = add(menu, tr("&Redo"), {QKeySequence(u"Ctrl+Shift+Z"_s), QKeySequence(u"Ctrl+Y"_s)});
    for (QAction *const action : {undo, redo}) {
        action->setAutoRepeat(false); // a key held down takes back one action, not a hundred
    }
    menu->addSeparator();
    find = add(menu, tr("&Find in the lesson"), {QKeySequence(u"Ctrl+F"_s)});
    findNext = add(menu, tr("Find &next"), {QKeySequence(u"F3"_s), QKeySequence(u"Ctrl+G"_s)});
    findPrevious = add(menu, tr("Find pre&vious"), {QKeySequence(u"Shift+F3"_s), QKeySequence(u"Ctrl+Shift+G"_s)});
    searchAll = add(menu, tr("&Search all courses"), {QKeySequence(u"Ctrl+Shift+F"_s)});
    menu->addSeparator();
    makeCiteMenu(menu);
    makeNotesMenu(menu);
    makeFiguresMenu(menu);
    menu->addSeparator();
    preferences = add(menu, tr("&Preferences"), {QKeySequence(u"Ctrl+,"_s)});
    preferences->setMenuRole(QAction::PreferencesRole);
}

void WindowActions::makeViewMenu(QMainWindow &window)
{
    QMenu *const menu = m_menus.emplaceBack(window.menuBar()->addMenu(tr("&View")));
    today = add(menu, tr("&Today"), {QKeySequence(u"Ctrl+1"_s)});
    library = add(menu, tr("&Library"), {QKeySequence(u"Ctrl+2"_s)});
    review = add(menu, tr("&Review what is due"), {QKeySequence(u"Ctrl+3"_s)});
    testModule = add(menu, tr("Test me on the mo&dule"), {QKeySequence(u"Ctrl+Shift+T"_s)});
    statistics = add(menu, tr("Stat&istics"), {QKeySequence(u"Ctrl+4"_s)});
    aside = add(menu, tr("Checks laid asid&e…"), {QKeySequence(u"Ctrl+5"_s)});
    menu->addSeparator();
    outline = add(menu, tr("&Outline of the course"), {QKeySequence(u"Ctrl+L"_s)});
    outline->setCheckable(true);
    check = add(menu, tr("&Check of the lesson"), {QKeySequence(u"C"_s)});
    check->setCheckable(true);
    menu->addSeparator();
    larger = add(menu, tr("&Larger text"), {QKeySequence::ZoomIn, QKeySequence(u"Ctrl+="_s)});
    smaller = add(menu, tr("&Smaller text"), {QKeySequence::ZoomOut});
    normalSize = add(menu, tr("&Normal text size"), {QKeySequence(u"Ctrl+0"_s)});
    menu->addSeparator();
    lineNumbers = add(menu, tr("Nu&mber the lines of code"), {QKeySequence(u"Ctrl+Shift+L"_s)});
    wrapCode = add(menu, tr("&Wrap long lines of code"), {QKeySequence(u"Ctrl+Shift+W"_s)});
    for (QAction *const action : {lineNumbers, wrapCode}) {
        action->setCheckable(true);
        action->setAutoRepeat(false);
    }
    menu->addSeparator();
    makeThemeMenu(menu);
    makeAloudMenu(menu);
    fullScreen = add(menu, tr("&Full screen"), fullScreenKeys());
    fullScreen->setCheckable(true);
}

void WindowActions::makeCiteMenu(QMenu *edit)
{
    cite = edit->addMenu(tr("&Cite the lesson"));
    citeForms = new QActionGroup(this);
    citeForms->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    const std::tuple<CitationForm, QString, QList<QKeySequence>> forms[] = {
        {CitationForm::Text, tr("Copy as &text"), {QKeySequence(u"Ctrl+Shift+C"_s)}},
        {CitationForm::BibTex, tr("Copy as &BibTeX"), {}},
        {CitationForm::Ris, tr("Copy as &RIS"), {}},
        {CitationForm::CslJson, tr("Copy as CSL-&JSON"), {}}};
    for (const auto &[form, text, shortcuts] : forms) {
        QAction *const action = add(cite, text, shortcuts);
        action->setData(int(form));
        citeForms->addAction(action);
    }
}

void WindowActions::makeThemeMenu(QMenu *view)
{
    QMenu *const menu = view->addMenu(tr("T&heme"));
    themes = new QActionGroup(this);
    for (const auto &[word, title] : themeOffers()) {
        QAction *const action = add(menu, title, {});
        action->setCheckable(true);
        action->setData(word);
        themes->addAction(action);
    }
}

void WindowActions::makeAloudMenu(QMenu *view)
{
    aloud = view->addMenu(tr("Read &aloud"));
    readAloud = add(aloud, tr("&Read aloud, or pause"), {QKeySequence(u"F8"_s)});
    nextSpoken = add(aloud, tr("&Next sentence"), {QKeySequence(u"F9"_s)});
    previousSpoken = add(aloud, tr("Sentence &before"), {QKeySequence(u"F7"_s)});
    stopSpeech = add(aloud, tr("&Stop reading aloud"), {QKeySequence(u"Shift+F8"_s)});
    readAloud->setAutoRepeat(false);
    aloud->menuAction()->setVisible(false);
    const QList<QAction *> actions = speechActions();
    for (QAction *const action : actions) {
        action->setVisible(false);
    }
}

void WindowActions::offerSpeech()
{
    aloud->menuAction()->setVisible(true);
    const QList<QAction *> actions = speechActions();
    for (QAction *const action : actions) {
        action->setVisible(true);
    }
}

void WindowActions::makeGoMenu(QMainWindow &window)
{
    QMenu *const menu = m_menus.emplaceBack(window.menuBar()->addMenu(tr("&Go")));
    goTo = add(menu, tr("&Go to…"), {QKeySequence(u"Ctrl+K"_s)});
    menu->addSeparator();
    back = add(menu, tr("&Back"), {QKeySequence(u"Alt+Left"_s), QKeySequence(Qt::Key_Back)});
    forward = add(menu, tr("&Forward"), {QKeySequence(u"Alt+Right"_s), QKeySequence(Qt::Key_Forward)});
    continueReading = add(menu, tr("&Continue reading"), {QKeySequence(u"Ctrl+R"_s)});
    menu->addSeparator();
    previousLesson = add(menu, tr("&Previous lesson"), {QKeySequence(u"Ctrl+PgUp"_s)});
    nextLesson = add(menu, tr("&Next lesson"), {QKeySequence(u"Ctrl+PgDown"_s)});
    menu->addSeparator();
    markRead = add(menu, tr("&Mark the lesson as read"), {QKeySequence(u"Ctrl+Shift+M"_s)});
    markRead->setCheckable(true);
    markRead->setAutoRepeat(false); // each press is an event of the record
    exam = add(menu, tr("&Exam date of the course…"), {QKeySequence(u"Ctrl+E"_s)});
    menu->addSeparator();
    nextPane = add(menu, tr("Next p&ane"), {QKeySequence(u"F6"_s)});
    previousPane = add(menu, tr("P&revious pane"), {QKeySequence(u"Shift+F6"_s)});
}

void WindowActions::makeNotesMenu(QMenu *edit)
{
    QMenu *const menu = edit->addMenu(tr("N&otes"));
    highlight = add(menu, tr("&Highlight the selected words"), {QKeySequence(u"H"_s)});
    highlightColour = add(menu, tr("Highlight in another &colour"), {QKeySequence(u"Shift+H"_s)});
    note = add(menu, tr("&Write a note"), {QKeySequence(u"N"_s)});
    editNote = add(menu, tr("&Edit what is noted here"), {QKeySequence(u"E"_s)});
    bookmark = add(menu, tr("&Bookmark this place"), {QKeySequence(u"Ctrl+D"_s)});
    menu->addSeparator();
    nextSentence = add(menu, tr("&Select the next sentence"), {QKeySequence(u"S"_s)});
    previousSentence = add(menu, tr("Select the &previous sentence"), {QKeySequence(u"Shift+S"_s)});
    menu->addSeparator();
    notes = add(menu, tr("&List of notes"), {QKeySequence(u"Ctrl+M"_s)});
    notes->setCheckable(true);
    exportNotes = add(menu, tr("E&xport notes…"), {QKeySequence(u"Ctrl+Shift+E"_s)});
    for (QAction *const action : {highlight, note, bookmark, notes}) {
        action->setAutoRepeat(false);
    }
    const QList<QAction *> letters = textActions();
    for (QAction *const action : letters) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
}

void WindowActions::makeFiguresMenu(QMenu *edit)
{
    QMenu *const menu = edit->addMenu(tr("Pictures and &tables"));
    enlarge = add(menu, tr("&Enlarge the picture"), {QKeySequence(u"Z"_s)});
    describe = add(menu, tr("Show &descriptions of pictures"), {QKeySequence(u"D"_s)});
    describe->setCheckable(true);
    menu->addSeparator();
    copyTableCsv = add(menu, tr("Copy the table as &CSV"), {QKeySequence(u"X"_s)});
    copyTableMarkdown = add(menu, tr("Copy the table as &Markdown"), {QKeySequence(u"Shift+X"_s)});
    const QList<QAction *> letters = figureActions();
    for (QAction *const action : letters) {
        action->setAutoRepeat(false);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
}

QList<QAction *> WindowActions::figureActions() const
{
    return {enlarge, describe, copyTableCsv, copyTableMarkdown};
}

QList<QAction *> WindowActions::textActions() const
{
    return {highlight, highlightColour, note, editNote, nextSentence, previousSentence};
}

void WindowActions::makeLearnerMenu(QMainWindow &window)
{
    QMenu *const menu = m_menus.emplaceBack(window.menuBar()->addMenu(tr("&Learner")));
    learners = menu;
    joinLearners = menu->addMenu(tr("These are &both me"));
    addLearner = add(menu, tr("&Add a learner…"), {QKeySequence(u"Ctrl+Shift+N"_s)});
}

void WindowActions::makeHelpMenu(QMainWindow &window)
{
    QMenu *const menu = m_menus.emplaceBack(window.menuBar()->addMenu(tr("&Help")));
    keys = add(menu, tr("&Keys"), {QKeySequence(u"F1"_s), QKeySequence(u"Ctrl+/"_s)});
    manual = add(menu, tr("Read the &manual"), {QKeySequence(u"Ctrl+F1"_s)});
    menu->addSeparator();
    about = add(menu, tr("&About Carrel"), {QKeySequence(u"Shift+F1"_s)});
    about->setMenuRole(QAction::AboutRole);
}

void WindowActions::makeToolBar(QMainWindow &window, QLineEdit *search)
{
    auto *const bar = new QToolBar(tr("Main"), &window);
    bar->setObjectName("mainToolBar"_L1);
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (QAction *const action : {back, forward, today, library, review}) {
        if (action == review) {
            auto *const rest = new QWidget(bar);
            rest->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
            bar->addWidget(rest);
            bar->addWidget(search);
        }
        bar->addAction(action);
        // Keys reach every button: Qt leaves those of a toolbar out of the tab order.
        bar->widgetForAction(action)->setFocusPolicy(Qt::TabFocus);
    }
    for (QAction *const action : {back, forward, today, library}) {
        const auto show = [action] { showKeyInTip(action, readOnButton(action->text())); };
        connect(action, &QAction::changed, action, show);
        show();
    }
    for (QAction *const action : {today, library}) {
        action->setCheckable(true);
    }
    window.addToolBar(bar);
}

void WindowActions::showKeyInTip(QAction *action, const QString &words)
{
    const QString tip = tipWithKey(words, *action);
    if (action->toolTip() != plainTip(tip)) { // else it would tell of a change for ever
        action->setToolTip(plainTip(tip));
    }
}

void WindowActions::showDue(int checks, int beyond, bool running)
{
    review->setEnabled(checks > 0 || beyond > 0 || running);
    // What stands on the toolbar; the menu keeps its longer words.
    review->setIconText(checks > 0   ? tr("%n due", nullptr, checks)
                        : beyond > 0 ? tr("%n more due", nullptr, beyond)
                                     : tr("Nothing due"));
    showKeyInTip(review, checks > 0   ? tr("Review %n check(s)", nullptr, checks)
                         : beyond > 0 ? tr("Review %n more check(s)", nullptr, beyond)
                         : running    ? tr("Back to the review")
                                      : tr("No check is due today"));
}

std::vector<std::pair<QString, QList<QAction *>>> WindowActions::all() const
{
    std::vector<std::pair<QString, QList<QAction *>>> all;
    QList<QMenu *> menus = m_menus;
    for (qsizetype i = 0; i < menus.size(); ++i) {
        QList<QAction *> actions;
        const QList<QAction *> every = menus[i]->actions();
        for (QAction *const action : every) {
            if (action->menu()) {
                menus << action->menu();
            } else if (!action->isSeparator() && action->isVisible()) {
                actions << action;
            }
        }
        all.emplace_back(readOnButton(menus[i]->title()), actions);
    }
    return all;
}

} // namespace Carrel
