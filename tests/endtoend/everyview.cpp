// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endtoend/everyview.h"

#include "endtoend/windowdriver.h"
#include "page/lessonview.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/reader/readerview.h"

#include <QAction>
#include <QApplication>
#include <QPointer>
#include <QTimer>
#include <QtTest>

#include <map>
#include <utility>

using namespace Qt::Literals::StringLiterals;

namespace Carrel::Test
{

namespace
{

constexpr int shownMs = 200; // in which the page and what is found in the background come

enum class Opens {
    Nothing, ///< that is not in sight with the lesson, or in another of these
    Here,    ///< in the window: a view, a panel, a field, or a sentence
    Dialog,
};

/** By the names of WindowActions. */
Opens whatOpens(const QString &action, bool &isKnown)
{
    static const std::map<Opens, QStringList> all{
        {Opens::Here,
         {u"find"_s,      u"search-all"_s,       u"go-to"_s,           u"preferences"_s,    u"today"_s,
          u"library"_s,   u"review"_s,           u"test-module"_s,     u"statistics"_s,     u"mark-read"_s,
          u"highlight"_s, u"highlight-colour"_s, u"write-note"_s,      u"edit-note"_s,      u"bookmark"_s,
          u"notes"_s,     u"next-sentence"_s,    u"enlarge-picture"_s, u"copy-table-csv"_s, u"copy-table-markdown"_s,
          u"manual"_s,    u"cite-text"_s,        u"cite-bibtex"_s,     u"cite-ris"_s,       u"cite-csl-json"_s,
          u"larger"_s,    u"normal-size"_s}},
        {Opens::Dialog,
         {u"open-file"_s, u"open-folder"_s, u"print"_s, u"export-pdf"_s, u"checks-aside"_s, u"exam-date"_s,
          u"export-notes"_s, u"add-learner"_s, u"keys"_s, u"about"_s}},
        {Opens::Nothing,
         {u"quit"_s,
          u"undo"_s,
          u"redo"_s,
          u"find-next"_s,
          u"find-previous"_s,
          u"outline"_s,
          u"check"_s,
          u"smaller"_s,
          u"line-numbers"_s,
          u"wrap-code"_s,
          u"full-screen"_s,
          u"read-aloud"_s,
          u"next-spoken"_s,
          u"previous-spoken"_s,
          u"stop-speech"_s,
          u"back"_s,
          u"forward"_s,
          u"continue-reading"_s,
          u"previous-lesson"_s,
          u"next-lesson"_s,
          u"next-pane"_s,
          u"previous-pane"_s,
          u"previous-sentence"_s,
          u"describe-pictures"_s}}};
    for (const auto &[opens, names] : all) {
        if (names.contains(action)) {
            return opens;
        }
    }
    isKnown = action.startsWith("theme-"_L1);
    return Opens::Nothing;
}

} // namespace

EveryView::EveryView(WindowDriver &driver, Look look)
    : m_driver(driver)
    , m_look(std::move(look))
{
}

QStringList EveryView::open()
{
    m_lesson = m_driver.window().findChild<ReaderView *>()->lesson().ref();
    m_look(u"lesson"_s, m_driver.window());
    const auto menus = m_driver.window().actions().all();
    for (const auto &[title, actions] : menus) {
        for (QAction *const action : actions) {
            bool isKnown = true;
            const Opens opens = whatOpens(action->objectName(), isKnown);
            if (!isKnown && !action->objectName().isEmpty()) { // learners have no names
                m_faults << action->objectName() + u": nothing is said of what it opens"_s;
            }
            if (opens == Opens::Nothing) {
                continue;
            }
            returnToLesson();
            if (!action->isEnabled()) {
                m_faults << action->objectName() + u": it is not offered"_s;
            } else if (opens == Opens::Here) {
                openHere(*action);
            } else {
                openDialog(*action);
            }
        }
    }
    returnToLesson();
    return m_faults;
}

void EveryView::openHere(QAction &action)
{
    const bool wasChecked = action.isChecked();
    action.trigger();
    QTest::qWait(shownMs);
    m_look(action.objectName(), m_driver.window());
    m_driver.press(Qt::Key_Escape); // a field, a card or a bar over the lesson
    if (action.isCheckable() && action.isEnabled() && action.isChecked() != wasChecked) {
        action.trigger();
    }
}

void EveryView::openDialog(QAction &action)
{
    // Some of them wait within the action until they are closed.
    bool isSeen = false;
    QTimer looking;
    looking.setInterval(10);
    QObject::connect(&looking, &QTimer::timeout, &looking, [&] {
        if (const QPointer<QWidget> dialog(QApplication::activeModalWidget()); dialog) {
            looking.stop();
            m_look(action.objectName(), *dialog);
            isSeen = true;
            if (dialog) {
                dialog->close();
            }
        }
    });
    looking.start();
    action.trigger();
    if (!WindowDriver::wait([&] { return isSeen && !QApplication::activeModalWidget(); }, 10'000)) {
        m_faults << action.objectName() + u": no dialog came, or it did not go"_s;
    }
}

void EveryView::returnToLesson()
{
    if (!isLessonShown()) {
        m_driver.window().openLesson(m_lesson);
    }
    if (!WindowDriver::wait([this] { return isLessonShown(); }, 10'000)) {
        m_faults << u"the lesson does not come back"_s;
    }
    m_driver.window().findChild<LessonView *>()->focusPage();
}

bool EveryView::isLessonShown() const
{
    const auto *const reader = m_driver.window().findChild<ReaderView *>();
    return reader->isVisible() && reader->lesson().ref() == m_lesson;
}

} // namespace Carrel::Test
