// SPDX-FileCopyrightText: 2026 The Carrel authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What keys do in MainWindow: whose they are, which of them go to the check beside the text, and from pane to pane.
#include "models/keybindings.h"
#include "page/lessonview.h"
#include "widgets/mainwindow/helpsheets.h"
#include "widgets/mainwindow/mainwindow.h"
#include "widgets/mainwindow/panecycle.h"
#include "widgets/mainwindow/studyframe.h"
#include "widgets/mainwindow/windowactions.h"
#include "widgets/notes/notespanel.h"
#include "widgets/quiz/checkkeys.h"
#include "widgets/quiz/checkview.h"
#include "widgets/quiz/quizpanel.h"
#include "widgets/reader/readerview.h"
#include "widgets/review/reviewview.h"
#include "widgets/shared/focusstops.h"
#include "widgets/shared/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace Carrel
{

namespace
{

bool isNumber(int key)
{
    return key >= Qt::Key_1 && key <= Qt::Key_9;
}

} // namespace

void MainWindow::bindKeys()
{
    m_actions->bindKeys(*m_keys);
    for (const CheckView *const check : {m_quiz->checkView(), m_review->checkView()}) {
        const QList<QAction *> actions = check->keyedActions().all();
        for (QAction *const action : actions) {
            m_keys->add(checkGroup(), action);
        }
    }
    m_keys->apply();
    const auto nameKeys = [this] {
        m_notes->nameKeys([this](const QString &sentence) { return m_keys->fillIn(sentence); });
    };
    nameKeys();
    connect(m_keys, &KeyBindings::changed, this, nameKeys);
    connect(m_keys, &KeyBindings::changed, this, &MainWindow::refresh);
}

void MainWindow::connectCheckKeys()
{
    // The page would keep the keys that the options beside it show.
    for (int key = Qt::Key_1; key <= Qt::Key_9; ++key) {
        auto *const shortcut = new QShortcut(QKeySequence(key), m_reader);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, this,
                [this, key] { passToCheck(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier)); });
    }
    QAction *const guess = m_quiz->checkView()->keyedActions().guess;
    guess->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_reader->addAction(guess);
    connect(guess, &QAction::triggered, this, [this, guess] {
        if (isCheckAsking()) {
            m_quiz->checkView()->press(guess);
        }
    });
}

/** Tools, what is beneath them from the left to the right, status line. */
bool MainWindow::focusNextPrevChild(bool next)
{
    QList<QWidget *> stops;
    for (const QToolBar *const bar : findChildren<QToolBar *>(Qt::FindDirectChildrenOnly)) {
        stops << focusStops(*bar);
    }
    stops << focusStops(*centralWidget()) << focusStops(*statusBar());
    return goToNextStop(stops, next) || QMainWindow::focusNextPrevChild(next);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (!passToCheck(*event) && !pressFocused(*event)) {
        QMainWindow::keyPressEvent(event);
    }
}

/** Outside of dialogs Qt presses buttons with the space bar alone. */
bool MainWindow::pressFocused(const QKeyEvent &event)
{
    QWidget *const focus = QApplication::focusWidget();
    auto *const button = qobject_cast<QAbstractButton *>(focus);
    const bool isPlain = qobject_cast<QPushButton *>(focus) || qobject_cast<QToolButton *>(focus); // no box, no option
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!isPlain || !isEnter || event.isAutoRepeat()) {
        return false;
    }
    button->click();
    return true;
}

bool MainWindow::isCheckAsking() const
{
    const CheckView *const check = m_quiz->checkView();
    return check->isVisible() && check->phase() == CheckPhase::Asking;
}

bool MainWindow::passToCheck(const QKeyEvent &event)
{
    const CheckActions &actions = m_quiz->checkView()->keyedActions();
    const bool isMeant = isNumber(event.key()) || actions.pressedBy(event) == actions.guess;
    return isMeant && isCheckAsking() && m_quiz->checkView()->handleKey(event);
}

void MainWindow::makePanes()
{
    m_panes->add({m_messages, [this] { return m_messages->isVisible(); }, [this] { m_messages->takeFocus(); }});
    m_panes->add({m_side,
                  [this] { return m_frame->isOutlineShown() || (m_frame->isNarrow() && m_frame->content().outline); },
                  [this] {
                      m_frame->showOutline(true);
                      m_side->setFocus(Qt::ShortcutFocusReason);
                  }});
    m_panes->add({m_views, [this] { return m_views->isVisible(); }, [this] { enterView(); }});
    m_panes->add({m_quiz, [this] { return m_frame->content().check; }, [this] { m_frame->showCheck(true); }});
}

void MainWindow::enterView()
{
    m_frame->closeDrawers();
    QWidget *const view = m_views->currentWidget();
    if (m_reader && view == m_reader) {
        m_reader->page()->focusPage();
    } else if (view == m_review) {
        m_review->takeFocus();
    } else {
        view->setFocus(Qt::ShortcutFocusReason);
    }
}

} // namespace Carrel
