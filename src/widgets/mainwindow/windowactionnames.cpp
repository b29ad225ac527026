// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the actions of WindowActions are called where it is not read by people: in settings, for ever.
#include "models/keybindings.h"
#include "widgets/mainwindow/windowactions.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

void WindowActions::name()
{
    const std::pair<QAction *, QLatin1StringView> names[] = {
        {openFile, "open-file"_L1},
        {openFolder, "open-folder"_L1},
        {print, "print"_L1},
        {exportPdf, "export-pdf"_L1},
        {quit, "quit"_L1},
        {undo, "undo"_L1},
        {redo, "redo"_L1},
        {find, "find"_L1},
        {findNext, "find-next"_L1},
        {findPrevious, "find-previous"_L1},
        {searchAll, "search-all"_L1},
        {goTo, "go-to"_L1},
        {preferences, "preferences"_L1},
        {today, "today"_L1},
        {library, "library"_L1},
        {review, "review"_L1},
        {testModule, "test-module"_L1},
        {statistics, "statistics"_L1},
        {aside, "checks-aside"_L1},
        {outline, "outline"_L1},
        {check, "check"_L1},
        {larger, "larger"_L1},
        {smaller, "smaller"_L1},
        {normalSize, "normal-size"_L1},
        {lineNumbers, "line-numbers"_L1},
        {wrapCode, "wrap-code"_L1},
        {fullScreen, "full-screen"_L1},
        {readAloud, "read-aloud"_L1},
        {nextSpoken, "next-spoken"_L1},
        {previousSpoken, "previous-spoken"_L1},
        {stopSpeech, "stop-speech"_L1},
        {back, "back"_L1},
        {forward, "forward"_L1},
        {continueReading, "continue-reading"_L1},
        {previousLesson, "previous-lesson"_L1},
        {nextLesson, "next-lesson"_L1},
        {markRead, "mark-read"_L1},
        {exam, "exam-date"_L1},
        {nextPane, "next-pane"_L1},
        {previousPane, "previous-pane"_L1},
        {highlight, "highlight"_L1},
        {highlightColour, "highlight-colour"_L1},
        {note, "write-note"_L1},
        {bookmark, "bookmark"_L1},
        {editNote, "edit-note"_L1},
        {nextSentence, "next-sentence"_L1},
        {previousSentence, "previous-sentence"_L1},
        {notes, "notes"_L1},
        {exportNotes, "export-notes"_L1},
        {enlarge, "enlarge-picture"_L1},
        {describe, "describe-pictures"_L1},
        {copyTableCsv, "copy-table-csv"_L1},
        {copyTableMarkdown, "copy-table-markdown"_L1},
        {addLearner, "add-learner"_L1},
        {manual, "manual"_L1},
        {keys, "keys"_L1},
        {about, "about"_L1},
    };
    for (const auto &[action, called] : names) {
        action->setObjectName(called);
    }
    constexpr QLatin1StringView formNames[] = {"cite-text"_L1, "cite-bibtex"_L1, "cite-ris"_L1, "cite-csl-json"_L1};
    const QList<QAction *> forms = citeForms->actions();
    for (QAction *const form : forms) {
        form->setObjectName(formNames[form->data().toInt()]);
    }
    const QList<QAction *> looks = themes->actions();
    for (QAction *const look : looks) {
        look->setObjectName("theme-"_L1 + look->data().toString());
    }
}

void WindowActions::bindKeys(KeyBindings &bindings) const
{
    const auto menus = all();
    for (const auto &[title, actions] : menus) {
        for (QAction *const action : actions) {
            if (!action->objectName().isEmpty()) {
                bindings.add(title, action);
            }
        }
    }
}

} // namespace Carrel
